import { expect, test } from '@playwright/test'
import { goTo, holdRequests, watchForTrouble } from './shopper.ts'

const pages: [link: string, typed: string, path: RegExp][] = [
  ['Terms and conditions', '/Term%26Condition', /\/Term&Condition$/],
  ['Cancellation', '/cancellation%26refund_policy', /\/Cancellation&Refund_policy$/],
  ['Shipping and delivery', '/SHIPPING%26DELIEVERY_POLICY', /\/Shipping&Delievery_policy$/],
  ['Returns and refunds', '/Return%26Refund', /\/Return&Refund$/],
  ['About us', '/about_us', /\/About_us$/],
  ['Contact us', '/contact_us', /\/Contact_us$/],
  ['Privacy policy', '/Privacy_Policy', /\/privacy_policy$/],
  ['Investor relations', '/Investor-Relations', /\/investor-relations$/],
]

test('opens each page from the footer, and by its address with %26 and in any case', async ({
  page,
  request,
}) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/Return&Refund')
  for (const [link, typed, path] of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const response = await request.get(typed)
    expect(response.status(), typed).toBe(200)
    const title = /<title>(.*?)<\/title>/.exec(await response.text())?.[1] ?? 'no title'
    await expect(page).toHaveTitle(title)
  }
  expect(trouble).toEqual([])
})

test('leads the usual addresses of help to the common questions', async ({ page, request }) => {
  for (const typed of ['/faq', '/FAQ', '/help']) {
    const response = await request.get(typed, { maxRedirects: 0 })
    expect(response.status(), typed).toBe(301)
  }
  await goTo(page, '/faq')
  await expect(page).toHaveURL(/\/Contact_us#questions$/)
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeInViewport()
  await page.getByText('When do I get my refund?').click()
  await expect(page.getByText(/^We initiate a refund within 24-48 hours/)).toBeVisible()
})

test('hydrates a page whose address contains %26', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/return%26refund')
  const facts = page.getByRole('region', { name: 'In short' })
  for (const fact of [
    'Within 7 days of delivery',
    'In 24-48 hours',
    '7-10 days',
    'Up to 5 days',
    'Beauty, hygiene, innerwear and baby care items',
  ]) {
    await expect(facts).toContainText(fact)
  }
  await page.getByRole('link', { name: 'Exchanges' }).click()
  await expect(page.getByRole('heading', { name: 'Exchanges' })).toBeInViewport()
  expect(trouble).toEqual([])
})

test('shows all errors of the contact form at once, then sends the message', async ({ page, request }) => {
  await goTo(page, '/Contact_us')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('asha')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('3 fields need your attention.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('asha')

  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Menon')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.com')
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('A return or a refund')
  await page.getByRole('textbox', { name: 'Your message' }).fill('When will the courier come?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you. We’ve received your message.')).toBeVisible()
  const isInSight = await page.getByRole('heading', { name: 'Write to us' }).evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + 4) === heading
  })
  expect(isInSight, 'the heading is not behind the header').toBe(true)
  const reference = await page.getByText(/^C-[0-9A-F]+$/).textContent()

  await expect(async () => {
    const outbox = await request.get('/dev/outbox', { headers: { accept: 'application/json' } })
    expect(await outbox.text()).toContain(`${reference}: a message about return`)
  }).toPass()
})

test('keeps a message that is typed and sent before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/Contact_us', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Menon')
  await page.getByRole('button', { name: 'Send message' }).click()
  release()
  await expect(page.getByText('3 fields need your attention.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha Menon')
  await expect(page).toHaveURL(/\/Contact_us$/)
})

test('serves icons and the manifest at their well-known addresses', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<meta name="theme-color"')
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'the product', display: 'minimal-ui' })
  for (const { src, type } of [
    ...manifest.icons,
    { src: '/favicon.ico', type: 'image/' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
  ]) {
    const response = await request.get(src)
    expect(response.status(), src).toBe(200)
    expect(response.headers()['content-type'], src).toContain(type)
  }
})
