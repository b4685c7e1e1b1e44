// Short sounds, made by the browser itself; off until somebody turns them on.

type Note = [frequency: number, start: number, length: number, loudness?: number]

const SOUNDS = {
  card: [[520, 0, 0.05, 0.3]],
  dice: [
    [180, 0, 0.03, 0.4],
    [240, 0.07, 0.03, 0.4],
    [200, 0.13, 0.03, 0.35],
    [310, 0.22, 0.05, 0.3],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  window: [
    [659, 0, 0.07],
    [659, 0.1, 0.07],
  ],
  hit: [
    [330, 0, 0.1],
    [233, 0.09, 0.2],
  ],
  chat: [[880, 0, 0.06, 0.4]],
  over: [
    [523, 0, 0.15],
    [659, 0.13, 0.15],
    [784, 0.26, 0.15],
    [1047, 0.39, 0.35],
  ],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined
let wanted = false

/** Turned on by a tap, as browsers ask for. */
export function soundOn(on: boolean): void {
  wanted = on
  if (!on) return
  context ??= new AudioContext()
  void context.resume()
}

export function sound(name: Sound): void {
  if (!wanted || !context || document.hidden) return
  for (const note of SOUNDS[name]) play(context, note as Note, name === 'dice' || name === 'card' ? 'square' : 'triangle')
}

function play(audio: AudioContext, [frequency, start, length, loudness = 0.5]: Note, type: OscillatorType): void {
  const at = audio.currentTime + start
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = type
  voice.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness * 0.25, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.08)
  voice.connect(volume).connect(audio.destination)
  voice.start(at)
  voice.stop(at + length + 0.1)
}
