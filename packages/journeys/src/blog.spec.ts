import { expect, test } from '@playwright/test'
import { goTo, holdRequests, saveData, watchForTrouble } from './shopper.ts'

test('navigates from the list through category, sub-category and post to its tags', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/blog')
  const header = page.getByRole('banner')
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Hair', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Read All of Skin' }).click()
  await expect(page).toHaveURL(/\/blog\?category=skin$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Skin' })).toBeVisible()

  await header.getByRole('button', { name: 'More in Hair' }).click()
  await header.getByRole('link', { name: 'Oil & Wash' }).click()
  await expect(page).toHaveURL(/\/blog\?subCategory=oil-and-wash$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Oil & Wash' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Oil & Wash' })).toHaveCount(0)

  const card = page.getByRole('article').first().getByRole('link')
  const title = (await card.textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\/blog-details\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent Blogs' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()

  const tag = page.getByRole('region', { name: 'Tags' }).getByRole('link').first()
  const label = (await tag.textContent()) ?? ''
  await tag.click()
  await expect(page).toHaveURL(`/blog?search=${encodeURIComponent(label)}`)
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  expect(trouble).toEqual([])
})

test('does not list the open post among the recent ones', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/recent-blogs')).json()) as {
    data: { slug: string; title: string }[]
  }
  const [newest, next] = data
  await goTo(page, `/blog-details/${newest?.slug}`)
  const recent = page.getByRole('region', { name: 'Recent Blogs' })
  await expect(recent.getByRole('link', { name: next?.title })).toBeVisible()
  await expect(recent.getByRole('link', { name: newest?.title })).toHaveCount(0)
})

test('suggests posts by keyboard, and lists the posts for any text', async ({ page }) => {
  await goTo(page, '/blog')
  const box = page.getByRole('combobox', { name: 'Search the blog' })
  await box.focus()
  await page.keyboard.type('patch')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog-details\/how-to-patch-test$/)
  await expect(page).toHaveTitle(/patch/i)

  await box.fill('kajal')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/blog\?search=kajal$/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await test.step('finds words of the text that no title has', async () => {
    await box.fill('niacinamide')
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: /posts? mentions? “niacinamide”/ })).toBeVisible()
  })
  await box.fill('zzzzzzzz')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'No Blogs Found' })).toBeVisible()
})

test('keeps the post when recent posts fail, and retries', async ({ page }) => {
  await saveData(page)
  await goTo(page, '/blog')
  await page.route('**/api/recent-blogs', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog-details\//)
  await expect(page.getByText('Failed to load the blog.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tags' })).toBeVisible()
  await page.unroute('**/api/recent-blogs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Recent Blogs' }).getByRole('link').first()).toBeVisible()
})

test('announces loading and empty lists', async ({ page }) => {
  await saveData(page)
  await goTo(page, '/About_us')
  const release = await holdRequests(page, '**/api/list-blogs*')
  await page.route('**/api/recent-blogs', (route) => route.fulfill({ json: { data: [] } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('Loading blogs...')).toBeVisible()
  release()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('No recent blogs available.')).toBeVisible()
})

test('shows a message with links for an unknown post', async ({ page }) => {
  const response = await page.goto('/blog-details/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'No Blogs Found' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Blogs' }).getByRole('link')).toHaveCount(5)
  await page.getByRole('link', { name: 'See all posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  for (const query of [
    'category=no-such-category',
    'category=%25%27',
    'category=skin&subCategory=oil-and-wash',
  ]) {
    await page.goto(`/blog?${query}`)
    await expect(page.getByRole('heading', { name: 'No Blogs Found' })).toBeVisible()
  }
})

test('serves a post by its id, with a description for search engines, and in the feed', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/recent-blogs')).json()
  const [post] = data
  const html = await (await request.get(`/blog-details/${post.id}`)).text()
  expect(html).toContain(`/blog-details/${post.slug}"`)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(blocks.map((block) => block['@type'])).toEqual(['Article', 'BreadcrumbList'])
  expect(blocks[0]).toMatchObject({ headline: post.title, datePublished: post.date })

  const feed = await request.get('/blog/rss.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const xml = await feed.text()
  await page.goto('/blog')
  const titles = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    if (parsed.querySelector('parsererror')) throw new Error('The feed is not XML')
    return [...parsed.querySelectorAll('item > title')].map((title) => title.textContent)
  }, xml)
  expect(titles[0]).toBe(post.title)
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/blog\/rss\.xml$/)
})
