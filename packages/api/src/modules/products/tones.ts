/** Names of tones, in the lines of the plain colours that they are tones of. The plain colour may follow each: "olive green". */
const NAMED = `
pink: fuchsia #d6247f, magenta #c2187a, rani #d11f6e, gajri #f08090
red: cherry #a5122a
maroon: wine #5e1a2e, wine red #5e1a2e, red wine #5e1a2e, burgundy #6b1a2f, burgundy red #6b1a2f, maroon red #6d1029
orange: peach #f2a283, coral #f2705c, tangerine #f28500
yellow: mustard #d9a021
green: olive #7a7a33, mint #a8dcc0, teal #1f7a7a
blue: navy #1f2a4d, turquoise #30b5b0, firozi #1fa3b5, indigo #33407a
purple: lavender #b9a5d6, lilac #c3a6d1, mauve #9c6b88, plum #6a2a55
brown: chocolate #4a2a1a, tan #b98a5c, khaki #a8926a
beige: nude pink #d6a294, pink nude #d6a294, nude peach #e5b598, peach nude #e5b598, nude brown #b98a6c, brown nude #b98a6c
white: off white #f7f3e8
`

/** Words before a plain colour, which make a tone of it: "bottle green". */
const BEFORE = `
pink: hot #e0287d, baby #f4c2cf, barbie #ea3f94, bubblegum #f590b8, candy #f57fae, onion #cf8f94, dusty #c98a93, dusky #c98a93, rose #dd7f92, salmon #f0948a, peach #f2a9a0, coral #f2807c, berry #b02a5c, watermelon #f0607a, lotus #e58aa8
red: blood #8f1018, tomato #dc3a2a, candy #d6142f, fire #d0201f, chilli #b51a22, apple #c0182f, brick #9c3a2c, coral #e5584a, hot #d6142f
orange: rust #a84a24, burnt #b8501f, carrot #ea7f2a, pumpkin #dd7020
yellow: lemon #f5e05a, canary #f7e03f, turmeric #dfa21f, haldi #dfa21f, golden #e5b52f, butter #f7e59a, amber #e0a02a, sunflower #f0b81f
green: bottle #0b4f3a, rama #00756a, sea #2e8b6a, parrot #4faa2c, tota #4faa2c, forest #22552f, emerald #0b8457, military #5a5f3c, army #5a5f3c, lime #9bd13c, lemon #9bd13c, mehendi #6f7a2a, mehndi #6f7a2a, henna #6f7a2a, heena #6f7a2a, pista #b5cf9a, pistachio #b5cf9a, sage #a7b59a, moss #6a7340, jade #3fa37c, leaf #4f8a3a, apple #8fbf3f, grass #5c9a3a, peacock #1c7a68, turquoise #3fb8a0, aqua #5fc9b0
blue: royal #2440b0, sky #8ac4e8, baby #a9cfe8, ice #bcdff0, powder #b3d0e6, peacock #12677d, cobalt #1f47a8, midnight #16213f, denim #4a6a94, steel #5f7f9c, ocean #1f6a94, sea #1f7a9c, sapphire #1d3f94, ink #1f2f54, teal #1f7085, aqua #58bfd6
purple: grape #5a2a6a, royal #4f2a8f
brown: coffee #4f3222, cocoa #5a3a28, mocha #7a5a48, camel #b9884f, rust #8f4424, caramel #a8682f, walnut #5f402c, chestnut #6f3f28, copper #9a5a34, cinnamon #94522e
white: milk #fdfdf8, milky #fdfdf8, pearl #f5f2ea, snow #fdfdff
black: jet #121012, pitch #121012, carbon #1c1c1e, charcoal #2e2c2e
grey: ash #b0b0ac, slate #6a7076, steel #7a848c, charcoal #454548, smoke #a0a0a2, dove #b5b2ae
gold: antique #a8823a, champagne #d9c08f
silver: antique #8f9296
`

/** Tone of a plain colour, with its code (`#rrggbb`). */
interface Tone {
  of: string
  code: string
}

const TONES: ReadonlyMap<string, Tone> = new Map([
  ...readTones(NAMED, (name, of) => [name, `${name} ${of}`]),
  ...readTones(BEFORE, (word, of) => [`${word} ${of}`]),
])

function readTones(lines: string, namesOf: (tone: string, of: string) => string[]): [string, Tone][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [of = '', tones = ''] = line.split(': ')
      return tones.split(', ').flatMap((tone) => {
        const [name = '', code = ''] = tone.split(' #')
        return namesOf(name, of).map((one): [string, Tone] => [one, { of, code: `#${code}` }])
      })
    })
}

/** Words before any plain colour. */
const DARK: ReadonlySet<string> = new Set(['dark', 'deep', 'gehra', 'gehri'])
const LIGHT: ReadonlySet<string> = new Set(['light', 'pale', 'soft', 'pastel', 'halka', 'halki'])
const CLEAR: ReadonlySet<string> = new Set(['bright', 'rich', 'neon'])

const isBeforeAll = (word: string) => [DARK, LIGHT, CLEAR].some((words) => words.has(word))

/** How far a tone is moved to black or white. */
const SHARE = 0.4

/** One of the three channels of a colour, from 0 to 255, in the tone of this name: darker in "dark red". */
export function channelIn(tone: string, channel: number): number {
  const [word = ''] = tone.split(' ')
  if (DARK.has(word)) return channel * (1 - SHARE)
  return LIGHT.has(word) ? channel + (255 - channel) * SHARE : channel
}

/** Tone of this name, such as "bottle green" or "peach". */
export const toneOf = (name: string): Tone | undefined => TONES.get(name)

/** Plain colour of two words that make one colour: green of "bottle" and "green", maroon of "wine" and "red". */
export const plainColourOfTone = (word: string, colour: string): string | undefined =>
  isBeforeAll(word) ? colour : TONES.get(`${word} ${colour}`)?.of
