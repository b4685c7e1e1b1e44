"""Compiles what is hot: engine and games by mypyc, the kernel of Gunrunners by Cython. The pure package stays whole.

`python -m fast FOLDER` makes a compiled copy of the package in a folder; `RODADA_FAST=1 pip wheel .` a wheel of it.
"""
