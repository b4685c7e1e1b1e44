import type { Tree } from '../../wire'
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import CardsPage from './CardsPage.svelte'
import type { Parts } from './scene'

const letters = (parts: Parts): Tree[] => parts.agencies.map((agency) => agency.letter)

const scenes = ['bust', 'revealed', 'confiscated', 'swept', 'ended', 'remaining']

export default { Board, letters, scenes, Pages: [{ key: 'cards', title: 'gunrunners-cards', Page: CardsPage }] } satisfies GameFace
