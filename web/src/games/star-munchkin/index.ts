import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Gallery from './pages/Gallery.svelte'
import Why from './pages/Why.svelte'

const face: GameFace = {
  Board,
  scenes: ['won_game', 'time_called', 'level_up'],
  Pages: [
    { key: 'why', title: 'munchkin-why', Page: Why },
    { key: 'gallery', title: 'munchkin-gallery', Page: Gallery },
  ],
}
export default face
