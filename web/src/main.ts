import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import './design/parts.css'
import './design/seats.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFocus } from './design/focus'
import { settings } from './design/settings.svelte'
import { route } from './routes.svelte'
import { preferred, words } from './words/words.svelte'

const FRESH = 5_000

// A part that is gone was renewed on the server: the page is too. One that is just here would only lack it again.
addEventListener('vite:preloadError', () => {
  if (performance.now() > FRESH) location.reload()
})

settings.apply()
if (route.table) void import('./table/Table.svelte')
await words.speak(preferred())
keepFocus()
mount(App, { target: document.getElementById('rodada')! })
