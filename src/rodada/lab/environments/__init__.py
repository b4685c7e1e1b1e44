"""The games as the environments that machine learning expects: PettingZoo, Gymnasium, OpenSpiel.

Each stands in a module of its own, `pettingzoo`, `gymnasium`, `openspiel`, and is imported only by whoever has that
package. All of them number actions and views as the game's own `encoding` does.
"""
