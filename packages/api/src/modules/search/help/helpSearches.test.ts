import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest, suggestAll } = useSearch()

describe('a search for help', () => {
  it.each([
    'paise wapas',
    'password bhul gaya',
    'order kahan hai',
    '2 hour delivery',
    'delivery in noida',
    'is it original',
    'asli hai kya',
    'phone number',
    'damaged product',
    'change address',
    'buy 1 get 1',
    'delivery time bangalore',
    'delivery kab hogi',
    'do you ship abroad',
    'loyalty points',
    'credit card payment failed',
    'otp not coming',
    'GST bill',
    'can i return lingerie',
    'bra return policy',
    'top brands',
    'how to earn points',
    'aap dubai bhejte ho kya',
    'मेरा पार्सल कब आएगा',
    'brand list',
    'ओटीपी नहीं आ रहा',
    'ek order cancel karna hai',
    'delete my account',
    'change my phone number',
    'pay later',
    'bulk order',
    'expiry date',
    'वापसी',
    'रिफंड',
    'retrun policy',
    'order cancel kaise kare',
    'account kaise delete kare',
    'kurti chhoti hai exchange karna hai',
    'bulk order for wedding favours',
    'cancel ord',
    'refun',
    'package not received',
    'samaan toot gaya',
    'cash',
    'oder status',
    'मेरा पैसा कब आएगा',
    'open box delivery',
    'wapsi ka tarika',
    'कूपन कैसे लगाएं',
    'app download',
    'return lingerie',
    'bra exchange',
    'ship to dubai',
    'emi',
    'रिटर्न पॉलिसी',
    'product kharab nikla',
    'address galat daal diya',
    'defective piece received',
    'galat kurta aaya',
    'गलत कुर्ता मिला',
  ])('shows no products, and no word of it is corrected: %s', async (text) => {
    const { total, searched_for, understood } = await search(text)
    expect(understood?.help).toBeDefined()
    expect({ total, searched_for, missing: understood?.missing }).toEqual({
      total: 0,
      searched_for: null,
      missing: null,
    })
    expect(await suggest(text)).toEqual([])
  })

  it.each([
    ['return', 'returns'],
    ['retu', 'returns'],
    ['deliv', 'shipping'],
    ['refu', 'refunds'],
    ['cance', 'cancellation'],
    ['shippi', 'shipping'],
    ['track or', 'orders'],
    ['cancel ord', 'cancellation'],
    ['how to ret', 'returns'],
    ['where is my', 'orders'],
    ['how do i', 'orders'],
    ['kab aayega', 'shipping'],
  ])('has its page among the suggestions: %s', async (text, help) => {
    expect(await suggestAll(text)).toMatchObject({ suggestions: [], help })
  })

  it.each([
    'diamond',
    'diamo',
    'diam',
    'toot',
    'i have oily acne pro',
    'char',
    'lipst',
    'ret',
    'sall',
    'how to use ret',
    'how do i use kajal',
    'how to style saree',
    'kab',
    'track pa',
    'return gi',
  ])('is none at the beginning of goods: %s', async (text) => {
    expect((await suggestAll(text)).help).toBeUndefined()
  })

  it('shows what is called by its only word', async () => {
    expect(titlesOf(await search('support'))).toContain('Full Support Minimiser Bra')
  })

  it.each([
    ['kurta size', 'kurta'],
    ['ring size chart', 'ring'],
    ['jutti ka size kaise pata kare', 'jutti'],
    ['कुर्ता साइज चार्ट', 'कुर्ता'],
    ['kids size chart', 'kids'],
    ["women's dress size", "women's dress"],
  ])('shows goods of which the sizes are asked, and its page: %s', async (text, goods) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ help: 'sizes', missing: null })
    expect(titlesOf(found)).toEqual(titlesOf(await search(goods)))
    expect(await suggestAll(text)).toMatchObject({ help: 'sizes', suggestions: await suggest(goods) })
  })

  it.each([
    ['is cod available on kurtas', 'kurtas', 'cash'],
    ['kya cod milega lipstick pe', 'lipstick', 'cash'],
    ['लिपस्टिक पर सीओडी है क्या', 'लिपस्टिक', 'cash'],
    ['emi on saree', 'saree', 'instalments'],
    ['kurta size exchange karna hai', 'kurta', 'exchanges'],
    ['kurta size change karna hai', 'kurta', 'exchanges'],
  ])('shows goods beside another question, and its page: %s', async (text, goods, help) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ help, missing: null })
    expect(titlesOf(found)).toEqual(titlesOf(await search(goods)))
    expect(await suggestAll(text)).toMatchObject({ help, suggestions: await suggest(goods) })
  })

  it.each(['cod liver oil', 'नेल पॉलिश', '3 piece suit', 'shampoo for damaged hair'])(
    'is none for goods whose words are like those of a question: %s',
    async (text) => {
      const { total, understood } = await search(text)
      expect(total).toBeGreaterThan(0)
      expect(understood?.help).toBeUndefined()
    },
  )

  it.each([
    'plus size kurta',
    'kurta size 40',
    'kurta size m',
    'free size kurta',
    'dress size small',
    'lipstick size',
  ])('is none for a size, or for goods without sizes: %s', async (text) => {
    const { total, understood } = await search(text)
    expect(total).toBeGreaterThan(0)
    expect(understood?.help).toBeUndefined()
  })

  it('suggests what has an offer without the words of the question', async () => {
    const { suggestions, help } = await suggestAll('koi offer hai kya')
    expect(help).toBe('offers')
    expect(suggestions.slice(0, 2)).toEqual(['offer', 'Makeup offer'])
  })

  it.each([
    'phone sling',
    'sabhi kajal',
    'expiry long lasting perfume',
    'basket bag',
    'my favourite lipstick',
    'original perfume',
    'return gift',
    'return gift hamper',
    'gift box',
    'do you deliver lipstick',
    'brand new saree',
    'post delivery belt',
    'delivery in 2 hours lipstick',
    'cream that can help with acne',
  ])('is none for goods: %s', async (text) => {
    expect((await search(text)).total).toBeGreaterThan(0)
  })
})
