import type { GameFace } from '../contract'
import Board from './Board.svelte'
import CardsPage from './CardsPage.svelte'

export default { Board, Pages: [{ key: 'cards', title: 'gunrunners-cards', Page: CardsPage }] } satisfies GameFace
