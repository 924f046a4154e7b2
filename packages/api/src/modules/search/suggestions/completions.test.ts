import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('the beginning of a name', () => {
  it.each([
    ['sab', /^sabun/],
    ['meh', 'mehfil'],
    ['itt', /^itt/],
    ['nan', 'nanhi'],
    ['jat', 'jata'],
    ['resh', 'resham'],
    ['saan', 'saanjh'],
    ['tant', 'tantu'],
    ['roza', 'rozana'],
    ['mehfil kaj', 'mehfil kajal'],
    ['sabu ghar soap', 'sabun ghar soap'],
  ])('is completed, and the shopper is told so: %j', async (text, searched) => {
    const { searched_for, total, understood } = await search(text)
    expect(searched_for).toMatch(searched)
    expect(understood?.missing ?? null).toBeNull()
    expect(total).toBeGreaterThan(0)
  })
})

describe('suggestions for a last word', () => {
  it.each(['face wash fo', 'sunscreen fo', 'dupatta wit', 'shaadi ke li'])(
    'that begins a preposition complete nothing: %j',
    async (text) => {
      const searches = (await suggest(text)).filter((phrase) => phrase.startsWith(text))
      expect(searches).toEqual([])
    },
  )

  it.each([
    ['cream for da', /daag|daane/],
    ['lipstick not ma', /makeup|malai/],
    ['lal ra', /rani|raat|raven|rang/],
    ['kurta in co', /coral|colour/],
    ['face wash for oil', /for oil$/],
    ['लाल', /laal/],
    ['kajal that doesnt smu', /smudgeproof/],
    ['kajal that does not smudge', /smudgeproof/],
    ['ऑफिस के लिए कुर्ती', /[a-z].*के लिए/],
    ['फेस वॉश तैलीय त्वचा', /tail/],
    ['बालों के लिए तेल', /silk/],
  ])('after another one have only what may follow it: %j', async (text, other) => {
    expect((await suggest(text)).filter((phrase) => other.test(phrase))).toEqual([])
  })

  it.each([
    ['silk saree for wed', 'silk saree for wedding'],
    ['gift for wif', 'gift for wife'],
    ['kurti for of', 'kurti for office'],
    ['लाल', 'red lipstick'],
    ['face wash for oi', 'face wash for oily skin'],
    ['face wash for oil', 'face wash for oily skin'],
    ['hair oil for ha', 'hair oil for hairfall'],
    ['lipstick not ma', 'lipstick not matte'],
    ['liquid fo', 'liquid foundation'],
    ['kurta with du', 'kurta with dupatta'],
    ['ऑफिस के लिए कुर्ती', 'office kurtis'],
    ['फेस वॉश तैलीय', 'face wash oily skin'],
  ])('say what it may become: %j', async (text, completed) => {
    expect(await suggest(text)).toContain(completed)
  })
})

it.each(['und', 'unde', 'belo'])(
  'the beginning of a preposition changes no suggestions: %j',
  async (begun) => {
    expect(await suggest(`red lipstick ${begun}`)).toEqual(await suggest('red lipstick u'))
  },
)

it('the beginning of a last word is rather a type than a brand', async () => {
  expect((await search('bani chand')).searched_for).toBe('bani chandbali')
})

it('another spelling of a name is not the beginning of another one', async () => {
  expect((await search('chand lipstick')).searched_for ?? '').not.toMatch(/chandni/)
})
