// Boards and the table screen without a server, for whoever draws them: `npm run dev`, then /playground.html.
import '../design/tokens.css'
import '../design/fonts.css'
import '../design/base.css'
import '../design/parts.css'
import '../design/seats.css'
import { mount } from 'svelte'
import { keepFocus } from '../design/focus'
import { settings, type Theme } from '../design/settings.svelte'
import { preferred, words } from '../words/words.svelte'
import Playground from './Playground.svelte'

const query = new URLSearchParams(location.search)
settings.theme = (query.get('theme') as Theme) ?? settings.theme
settings.still = query.has('still') || settings.still
settings.apply()
await words.speak(query.get('lang') ?? preferred())
keepFocus()
mount(Playground, { target: document.getElementById('rodada')! })
