export interface SamplePages {
  home: string
  list: string
  product: string
}

interface ListAnswer {
  data: { slug: string }[]
  facets: { categories: { slug: string; level: string; count: number }[] }
}

export async function findSamplePages(origin: string): Promise<SamplePages> {
  const all = await list(origin, '')
  const largest = all.facets.categories.toSorted((a, b) => b.count - a.count)[0]
  if (largest === undefined) throw new Error('The shop has no category with products')
  const inCategory = await list(origin, `&category=main&slug=${largest.slug}`)
  const product = inCategory.data[0]
  if (product === undefined) throw new Error(`The shop has no product in ${largest.slug}`)
  return {
    home: '/',
    list: `/productList/${largest.slug}?category=main`,
    product: `/product/${product.slug}`,
  }
}

async function list(origin: string, query: string): Promise<ListAnswer> {
  const answer = await fetch(`${origin}/api/products?limit=24${query}`)
  if (!answer.ok) throw new Error(`/api/products answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ListAnswer
}

/** Every kind of page that shoppers open first, by its name. */
export async function findFirstPages(origin: string): Promise<Record<string, string>> {
  const { home, list, product } = await findSamplePages(origin)
  const answer = await fetch(`${origin}/sitemap-pages.xml`)
  const sitemap = await answer.text()
  const first = (part: string) => {
    const address = new RegExp(`<loc>([^<]*/${part}/[^<]*)</loc>`).exec(sitemap)?.[1]
    if (address === undefined) throw new Error(`The sitemap has no /${part}/`)
    return new URL(address.replaceAll('&amp;', '&')).pathname
  }
  return {
    home,
    category: first('category'),
    list,
    product,
    cart: '/mycart',
    login: '/login',
    'blog post': first('blog-details'),
  }
}
