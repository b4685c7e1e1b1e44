"""Gunrunners a second time, for searches and batches: the rules over one flat struct, compiled by Cython.

`native` is there only where the package was built with `RODADA_FAST=1`; nothing else depends on it. It is held to the
rules beside it ply by ply, on the same chance.
"""
