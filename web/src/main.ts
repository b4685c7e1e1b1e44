import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import './design/parts.css'
import './design/seats.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './design/settings.svelte'
import { preferred, words } from './words/words.svelte'

settings.apply()
await words.speak(preferred())
mount(App, { target: document.getElementById('rodada')! })
