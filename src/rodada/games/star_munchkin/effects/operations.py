"""The table of operations: what each word of the vocabulary does, and when it would do anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rodada.games.star_munchkin.effects import dice, fighting, hands, items, levels, reactions, roles
from rodada.games.star_munchkin.effects.progress import Act, May

ACTS: Final[Mapping[str, Act]] = {
    "gain_levels": levels.gain_levels,
    "lose_levels": levels.lose_levels,
    "die": levels.die,
    "change_sex": levels.change_sex,
    "change_role": roles.change_role,
    "lose_role": roles.lose_role,
    "draw": hands.draw,
    "sift": hands.sift,
    "lose_hand": hands.lose_hand,
    "lose_item": items.lose_item,
    "lose_value": items.lose_value,
    "unequip": items.unequip,
    "swap_item": items.swap_item,
    "swap_hands": hands.swap_hands,
    "rotate_hands": hands.rotate_hands,
    "take_discard": hands.take_discard,
    "discard_this": hands.discard_this,
    "roll": dice.roll,
    "contest": dice.contest,
    "reroll": dice.reroll,
    "change_roll": dice.change_roll,
    "choose": dice.choose,
    "cancel": reactions.cancel,
    "redirect_trap": reactions.redirect_trap,
    "remove_trap": reactions.remove_trap,
    "add_strength": fighting.add_strength,
    "add_treasures": fighting.add_treasures,
    "remove_monster": fighting.remove_monster,
    "escape": fighting.escape,
    "summon": fighting.summon,
    "clone": fighting.clone,
    "copy_effect": fighting.copy_effect,
    "force_help": fighting.force_help,
    "dismiss_helper": fighting.dismiss,
}

MAYS: Final[Mapping[str, May]] = {
    "gain_levels": levels.may_gain_levels,
    "lose_levels": levels.may_lose_levels,
    "die": levels.always,
    "change_sex": levels.always,
    "change_role": roles.may_lose_role,
    "lose_role": roles.may_lose_role,
    "draw": hands.may_draw,
    "sift": hands.may_draw,
    "lose_hand": hands.may_lose_hand,
    "lose_item": items.may_lose_item,
    "lose_value": items.may_lose_value,
    "unequip": items.may_unequip,
    "swap_item": items.may_swap_item,
    "swap_hands": hands.may_swap_hands,
    "rotate_hands": hands.may_rotate_hands,
    "take_discard": hands.may_take_discard,
    "discard_this": hands.may_discard_this,
    "reroll": dice.may_reroll,
    "change_roll": dice.may_change_roll,
    "cancel": reactions.may_cancel,
    "redirect_trap": reactions.may_redirect_trap,
    "remove_trap": reactions.may_remove_trap,
    "add_strength": fighting.may_add_strength,
    "add_treasures": fighting.may_add_treasures,
    "remove_monster": fighting.may_remove_monster,
    "escape": fighting.may_escape,
    "summon": fighting.may_summon,
    "clone": fighting.may_clone,
    "copy_effect": fighting.may_copy_effect,
    "force_help": fighting.may_force_help,
    "dismiss_helper": fighting.may_dismiss_helper,
}
"""Operations that consist of lists (`roll`, `contest`, `choose`) are asked list by list, see `likely`."""
