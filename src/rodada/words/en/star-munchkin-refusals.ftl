# Why something cannot be done in Star Munchkin: said by `refusal`, which puts the rule before it.

## Items

star-munchkin-no-slot = there is no room for this item: something in use must come off first.
star-munchkin-too-complex = no further complex item can be in use.
star-munchkin-not-for-you = the restriction on this item keeps this character from using it.
star-munchkin-use-forbidden = something in play forbids using such items.
star-munchkin-not-wearable = this card cannot be put in use.
star-munchkin-not-carried = this sidekick cannot carry that item, or already carries one.
