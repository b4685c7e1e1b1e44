// Where the system's colours are forced, axe still takes those of the style sheet for drawn.
async () => (await axe.run(document, {
  resultTypes: ['violations'],
  rules: {'color-contrast': {enabled: !matchMedia('(forced-colors: active)').matches}},
})).violations.flatMap(({id, nodes}) =>
  nodes.slice(0, 3).map(({html, any}) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`))
