# Packs of cards from outside: what is wrong in one, and what would be right. docs/packs.md explains the format.

pack-too-large = a pack has at most { $most } KiB.
pack-not-utf8 = a pack is a text in UTF-8.
pack-not-toml = this is not TOML.
pack-line-too-long = a line has at most { $most } characters.
pack-long-text = a text stands on one line, between single or double quotation marks.
pack-dotted-key = names here have no dots; write nested tables in braces.
pack-too-deep = brackets are too deep in each other.
pack-too-many-faults = there are more than { $most } faults; the rest was not looked for.

pack-no-cards = a pack has at least one [[card]].
pack-not-table = a table in braces belongs here.
pack-unknown-field = there is no such field here; there are: { $known }.
pack-not-slug = an id belongs here: small letters and digits, parts joined by hyphens, at most { $most } characters.
pack-id-twice = another card is called “{ $id }”: each has an id of its own.
pack-not-texts = a text in each language belongs here: { $languages }.
pack-missing-language = the text in this language is missing.
pack-not-text = a text of visible characters belongs here.
pack-text-too-long = { $have } characters are too many; there is room for { $most }.
pack-empty = this is empty; at least one entry belongs here.
pack-twice = the same thing stands here twice.
pack-too-short = { $have } are too few; at least { $least } belong here.
pack-not-int-or = a whole number from { $low } to { $high } or “{ $word }” belongs here.
pack-unknown-role =
    there is no { $kind ->
        [class] class
       *[race] race
    } “{ $value }” in this pack or in those under “uses”; choose one of: { $known }.
pack-cost-of = only a cost with pay = "item" says which ones.

pack-nested = lists of operations are at most { $most } deep in each other.
pack-face-twice = the { $face } already stands in another row.
pack-change-roll = exactly one of “by” and “to” belongs here.
pack-sift = { $have } is too many to keep; of these cards at most { $most } can be.
pack-contest = a contest has “win” or “lose” or both.
pack-needs-target = this needs a card or ability with the target { $targets }.
pack-needs-window = this needs a card or ability with the window { $window } and no other.
pack-no-them = “them” is somebody only inside “otherwise”, “win” and “lose”.
pack-target-window = the target { $target } exists only in the windows { $windows }.
pack-wrong-kind = “{ $word }” does not work on this kind of card; it does on: { $kinds }.
pack-too-many-entries = { $have } modifiers, cannots, insteads, triggers and abilities are too many; there is room for { $most }.
pack-comes-back = a monster that leaves as it joins calls no other: the two could go on for ever.
pack-ability-free = an ability has a cost or a limit, or both.
pack-value = { $value } is not possible; a value is a multiple of 100.
pack-laser = a laser also has the tag fire and the slot two_hands.
pack-trap-passes = a trap with { $fields } lasts: “next_combat” or “stays”.
pack-wandering = a card of this role has ops = [{"{"} op = "summon", from = "hand" {"}"}].
pack-special-ops = only a card with the role wandering has operations.
pack-not-as-named = the pack “{ $name }” was changed: it now is “{ $found }”. Add it again with “rodada cards star-munchkin --add FILE”.
refused-packs = name at least one pack, and none twice.
