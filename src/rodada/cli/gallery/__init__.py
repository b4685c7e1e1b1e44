"""The gallery of Star Munchkin's cards: which of them to show, in a terminal or as a page of its own."""
