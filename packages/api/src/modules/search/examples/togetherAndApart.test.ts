import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search } = useSearch('empty')

const LINER = ['Makeup', 'Eyes', 'Kajal and Eyeliner']
const KURTA_SETS = ['Clothing', 'Ethnic Wear', 'Kurta Sets']

const PRODUCTS: readonly TestTitle[] = [
  ['Lehar Onion Shampoo 200 ml', 'Lehar', ['Hair', 'Hair Care', 'Shampoo']],
  ['Lehar Onion Conditioner 200 ml', 'Lehar', ['Hair', 'Hair Care', 'Conditioner'], 'Use after the shampoo.'],
  ['Jata Argan Conditioner 200 ml', 'Jata', ['Hair', 'Hair Care', 'Conditioner']],
  ['Jata Keratin Conditioner 200 ml', 'Jata', ['Hair', 'Hair Care', 'Conditioner']],
  ['Jata Coconut Conditioner 200 ml', 'Jata', ['Hair', 'Hair Care', 'Conditioner']],
  ['Kajri Gel Kajal', 'Kajri', LINER],
  ['Kajri Smudge-Proof Kajal', 'Kajri', LINER],
  ['Kajri Waterproof Kajal', 'Kajri', LINER],
  ['Rozana Gel Eyeliner', 'Rozana', LINER],
  ['Rozana Pen Eyeliner', 'Rozana', LINER],
  ['Rozana Matte Eyeliner', 'Rozana', LINER],
  ['Rozana Glitter Eyeliner', 'Rozana', LINER],
  ['Rozana Matte Foundation', 'Rozana', ['Makeup', 'Face', 'Foundation'], 'With serum for dry days.'],
  ['Rozana Dewy Foundation', 'Rozana', ['Makeup', 'Face', 'Foundation']],
  ['Kajri Stick Foundation', 'Kajri', ['Makeup', 'Face', 'Foundation']],
  ['Barfi Vitamin C Face Serum', 'Barfi', ['Skin', 'Face Care', 'Serums']],
  ['Tara Women Pink Silk Kurta with Trousers & Dupatta', 'Tara', KURTA_SETS],
  ['Tara Women Blue Kurta with Palazzos', 'Tara', KURTA_SETS],
  ['Tara Women Red Floral Dupatta', 'Tara', ['Clothing', 'Ethnic Wear', 'Dupatta'], 'Drape it over a kurta.'],
  ['Tara Women Green Linen Shirt', 'Tara', ['Clothing', 'Western Wear', 'Shirts']],
  ['Tara Women Belted Dress', 'Tara', ['Clothing', 'Western Wear', 'Dresses'], 'Cut like a shirt.'],
  ['Tara Women Floral Maxi Dress', 'Tara', ['Clothing', 'Western Wear', 'Dresses']],
  ['Tara Women Satin Slip Dress', 'Tara', ['Clothing', 'Western Wear', 'Dresses']],
  ['Naram Women Cotton Nightdress', 'Naram', ['Clothing', 'Lingerie', 'Nightdress']],
  ['Naram Women Silk Nightdress', 'Naram', ['Clothing', 'Lingerie', 'Nightdress']],
  ['Naram Women Maxi Nightdress', 'Naram', ['Clothing', 'Lingerie', 'Nightdress']],
  ['Kajri Matte Lipstick', 'Kajri', ['Makeup', 'Lips', 'Lipstick']],
  ['Kajri Glossy Lipstick', 'Kajri', ['Makeup', 'Lips', 'Lipstick']],
  ['Kajri Creamy Lipstick', 'Kajri', ['Makeup', 'Lips', 'Lipstick']],
  ['Jhola Women Quilted Tote Bag', 'Jhola', ['Accessories', 'Bags', 'Tote Bags']],
]

beforeAll(() => importTitles(db(), PRODUCTS))

const titlesOf = ({ data }: ListProductsResponse) => data.map(({ title }) => title)

describe('two types of one department', () => {
  it('are both searched for where the second only mentions the first', async () => {
    const { data, total } = await search('shampoo conditioner')
    expect(total).toBe(5)
    expect(data[0]?.title).toBe('Lehar Onion Shampoo 200 ml')
  })

  it('are both searched for where one category has both', async () => {
    expect((await search('kajal eyeliner')).total).toBe(7)
  })

  it('are a set where titles have both', async () => {
    expect(titlesOf(await search('kurta dupatta'))[0]).toBe(
      'Tara Women Pink Silk Kurta with Trousers & Dupatta',
    )
  })

  it.each([
    ['serum foundation', 'Rozana Matte Foundation'],
    ['shirt dress', 'Tara Women Belted Dress'],
  ])('of which one describes the other are one thing: %j', async (text, title) => {
    const found = titlesOf(await search(text))
    expect(found[0]).toBe(title)
    expect(found).toHaveLength(3)
  })
})

it('splits joined names of types that titles call otherwise', async () => {
  const { searched_for, data } = await search('kurtipant set')
  expect(searched_for).toBe('kurti pant set')
  expect(data[0]?.title).toBe('Tara Women Pink Silk Kurta with Trousers & Dupatta')
})

it('names what is missing as it was meant', async () => {
  const { understood } = await search('foundation that does not transfer')
  expect(understood?.missing?.words).toEqual(['transfer proof'])
})

it('puts what does not smudge before what is waterproof', async () => {
  expect(titlesOf(await search('kajal jo faile nahi')).slice(0, 2)).toEqual([
    'Kajri Smudge-Proof Kajal',
    'Kajri Waterproof Kajal',
  ])
})

it('shows presents where nothing is for children', async () => {
  for (const text of ['return gifts for kids', 'birthday gift for boys']) {
    const found = await search(text)
    expect(titlesOf(found), text).toEqual(['Jhola Women Quilted Tote Bag'])
    expect(found.understood?.missing?.words).toEqual([text.split(' ').at(-1)])
  }
})

it('shows what else is worn at night where no night suit is', async () => {
  const found = await search('night suit')
  expect(found.understood?.missing).toMatchObject({ type: 'night suit', shown: 'sleepwear' })
  expect(found.total).toBe(3)
})

it('hears no balm for the eyes in a balm', async () => {
  const { understood } = await search('होंठ गुलाबी करने का बाम')
  expect(understood?.missing).toMatchObject({ type: 'dark lips care', shown: 'lip makeup' })
})

it('names what is missing for a child without the age', async () => {
  expect((await search('baby dress 1 year')).understood?.missing).toMatchObject({
    type: 'baby dress',
    words: ['1 year'],
  })
})
