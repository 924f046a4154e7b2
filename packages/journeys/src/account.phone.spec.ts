import { expect } from '@playwright/test'
import { codeSentTo, goToLoggedIn, logInElsewhere, newPerson, register, storedUser, test } from './person.ts'
import { expectNoSidewaysScrolling, violationsOf } from './accessible.ts'
import { goTo, watchForTrouble } from './shopper.ts'

test("adds a guest's saved product to the wishlist after login", async ({ page, request }) => {
  const { person } = await register(request)
  await goTo(page, '/productlist/best-sellers')
  const heart = page.getByRole('button', { name: /^Wishlist: / }).first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await heart.click()
  await expect(page.getByText('Please Login first')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page).toHaveURL('/productlist/best-sellers')
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, '/profile?Mywishlist=true')
  await expect(page.getByRole('list', { name: 'Your wishlist' }).getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('takes the question for a login away on the page for it', async ({ page }) => {
  await goTo(page, '/productlist/best-sellers')
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click()
  await expect(page.getByText('Please Login first')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login/)
  await expect(page.getByText('Please Login first')).toBeHidden({ timeout: 1_500 })
})

test('fills the heart before the API has answered', async ({ page, request }) => {
  await goToLoggedIn(page, request, '/productlist/best-sellers')
  // The answer never comes.
  await page.route('**/api/wishlist/add', () => undefined)
  const heart = page.getByRole('button', { name: /^Wishlist: / }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
})

test('keeps the shade that a shopper wished for', async ({ page, request }) => {
  await goToLoggedIn(page, request, '/product/rozana-satin-pop-lipstick')
  await page.getByRole('link', { name: '13 Ruby' }).click()
  const saved = page.waitForResponse('**/api/wishlist/add')
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  expect((await saved).status()).toBe(200)
  await goTo(page, '/profile?Mywishlist=true')
  const wish = page.getByRole('list', { name: 'Your wishlist' }).getByRole('article')
  await expect(wish.getByRole('link', { name: /Satin Pop Lipstick/ }).first()).toHaveAttribute(
    'href',
    /\/product\/rozana-satin-pop-lipstick\?variant=\d+/,
  )
  await wish.getByRole('button', { name: 'Add to Cart: Satin Pop Lipstick' }).click()
  await expect(page.getByText('Satin Pop Lipstick, 13 Ruby')).toBeVisible()
})

test('reverts a wishlist change that the API refuses', async ({ page, request }) => {
  await goToLoggedIn(page, request, '/productlist/best-sellers')
  await page.route('**/api/wishlist/add', (route) => route.fulfill({ status: 503, body: '' }))
  const heart = page.getByRole('button', { name: /^Wishlist: / }).first()
  await heart.click()
  await expect(
    page.getByText('The shop is busy. Your cart is safe. Please try again in a moment.'),
  ).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('synchronises wishlist and login between two tabs', async ({ context, request }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await goToLoggedIn(first, request, '/productlist/best-sellers')
  await goTo(second, '/profile?Mywishlist=true')
  await expect(second.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await first
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click()
  await expect(second.getByRole('article')).toHaveCount(1)

  await goTo(first, '/profile')
  await first
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('button', { name: 'Logout' })
    .click()
  await expect(first).toHaveURL('/')
  await expect(second).toHaveURL('/')
  expect(await storedUser(second)).toBeNull()
})

test('clears personal data and revokes the token on logout', async ({ page, request }) => {
  const { user } = await goToLoggedIn(page, request, '/profile')
  await page.evaluate(() => {
    for (const key of ['disc', 'Coupon', 'Products']) localStorage.setItem(key, '"x"')
    localStorage.setItem('city', '"Jaipur"')
  })
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logging out')).toBeVisible()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(() => Object.keys(localStorage))
  for (const key of ['user', 'disc', 'Coupon', 'Products', 'cartItems']) expect(left).not.toContain(key)
  expect(left).toContain('city')
  const headers = { authorization: `Bearer ${user.token}` }
  await expect(async () => {
    expect((await request.get('/api/users/profile', { headers })).status()).toBe(401)
  }).toPass()
})

test('changes the profile and verifies a mobile number', async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  const { phone } = newPerson()
  const readable = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`
  await goToLoggedIn(page, request, '/profile')

  await test.step('change name and birthday', async () => {
    await page.getByLabel('Your name').fill('Meera Nair')
    await page.getByLabel('Birthday').fill('1994-03-08')
    await page.getByRole('radio', { name: 'Woman' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Details saved')).toBeVisible()
    await expect.poll(async () => (await storedUser(page))?.name).toBe('Meera Nair')
  })
  await test.step('verify a number with its code', async () => {
    await page.getByRole('button', { name: 'Add: Mobile number' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your mobile number' })
    await dialog.getByLabel('Mobile number').fill(phone)
    await dialog.getByRole('button', { name: 'Send a code' }).click()
    await expect(dialog.getByLabel('Code from the message')).toBeFocused()
    await page.keyboard.type(await codeSentTo(page, `+91${phone}`))
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`${readable}Confirmed`)).toBeVisible()
    await expect(page.getByText(`by SMS to ${readable}, too`)).toBeVisible()
  })
  await test.step('everything is saved after a reload', async () => {
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Meera Nair')
    await expect(page.getByLabel('Birthday')).toHaveValue('1994-03-08')
    await expect(page.getByRole('radio', { name: 'Woman' })).toBeChecked()
    await expect(page.getByText(`${readable}Confirmed`)).toBeVisible()
  })
  expect(trouble).toEqual([])
})

test('adds, changes and removes addresses', async ({ page, request }) => {
  const { person } = await goToLoggedIn(page, request, '/profile?Myaddresses=true')
  await page.getByRole('button', { name: 'Add an address' }).click()

  await test.step('a new address begins with the shopper’s name, and the form has the focus', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Add address' })).toBeFocused()
    await expect(page.getByLabel('Receiver’s name')).toHaveValue(person.name)
  })

  await test.step('all errors appear at once', async () => {
    await page.getByLabel('Receiver’s name').fill('Asha Menon')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByLabel('Receiver’s mobile number')).toBeFocused()
    await expect(page.getByText(/fields need your attention/)).toBeVisible()
    await expect(page.getByLabel('Receiver’s name')).toHaveValue('Asha Menon')
  })
  await test.step('the pincode fills in city and state', async () => {
    await page.getByLabel('Receiver’s mobile number').fill('98765 43210')
    await page.getByLabel('Pincode').fill('302001')
    await expect(page.getByLabel('City')).toHaveValue('Jaipur')
    await expect(page.getByLabel('State')).toHaveValue('Rajasthan')
    await page.getByLabel('Flat, house number, building').fill('14, Amber Residency')
    await page.getByLabel('Landmark (optional)').fill('Opposite Statue Circle')
    await page.getByRole('button', { name: 'Save address' }).click()
  })
  const cards = page.getByRole('list', { name: 'Your addresses' }).getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Default')
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeFocused()

  await test.step('change the address', async () => {
    await page.getByRole('button', { name: /^Edit the address/ }).click()
    await page.getByLabel('Flat, house number, building').fill('15, Amber Residency')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(cards).toContainText('15, Amber Residency')
  })
  await test.step('Back leads from the form to the list', async () => {
    await page.getByRole('button', { name: /^Edit the address/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change address' })).toBeFocused()
    await page.goBack()
    await expect(cards).toContainText('15, Amber Residency')
  })
  await test.step('remove the address', async () => {
    await page.getByRole('button', { name: /^Remove the address/ }).click()
    await expect(page.getByRole('alertdialog')).toContainText('15, Amber Residency')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  })
})

test('logs out another device', async ({ page, request }) => {
  const { person } = await goToLoggedIn(page, request, '/profile')
  const { token } = await logInElsewhere(page, person)
  await page.getByRole('link', { name: 'Devices' }).click()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Log out/ }).click()
  await expect(page.getByRole('button', { name: /^Log out/ })).toHaveCount(0)
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/users/profile', { headers })).status()).toBe(401)
})

test('opens the tab that the address names, and stores its number', async ({ page, request }) => {
  const storedTab = () => page.evaluate(() => localStorage.getItem('tab'))
  await goToLoggedIn(page, request, '/profile?Mywishlist=true')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  expect(await storedTab()).toBe('4')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  expect(await storedTab()).toBe('1')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  await goTo(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('closes an account after a confirmation', async ({ page, request }) => {
  const { person } = await goToLoggedIn(page, request, '/Deactivate_account')
  await page.getByRole('button', { name: 'Deactivate Account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure to deavtivate this account?' })
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  expect(await storedUser(page)).not.toBeNull()

  await test.step('a failure shows an error', async () => {
    await page.route('**/api/users/deactivate', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Deactivate Account' }).click()
    await dialog.getByRole('button', { name: 'Deactivate Account' }).click()
    await expect(page.getByText('OOps something wrong')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.unroute('**/api/users/deactivate')
  })

  await page.getByRole('button', { name: 'Deactivate Account' }).click()
  await dialog.getByRole('button', { name: 'Deactivate Account' }).click()
  await expect(page.getByText('Successfuly Deactivate user')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toBeNull()
  expect((await logInElsewhere(page, person)).status).toBe(401)
})

test('deactivates nothing without a token', async ({ page }) => {
  await goTo(page, '/Deactivate_account')
  await page.getByRole('button', { name: 'Deactivate Account' }).click()
  await expect(page.getByText('User token not found. Please log in again.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test.describe('every tab of the account', () => {
  test.use({ bypassCSP: true })

  test('has no violation and no horizontal scrolling down to 320 px', async ({ page, request }) => {
    // axe must not measure elements during their animation.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goToLoggedIn(page, request, '/profile')
    await expect(page.getByLabel('Your name')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const parts = page.getByRole('navigation', { name: 'Your account' })
    for (const [name, sign] of [
      ['Orders', page.getByRole('heading', { name: 'No orders yet' })],
      ['Wishlist', page.getByRole('heading', { name: 'Your wishlist is empty' })],
      ['Devices', page.getByText('This device', { exact: true })],
      ['Addresses', page.getByRole('heading', { name: 'No addresses yet' })],
    ] as const) {
      await parts.getByRole('link', { name }).click()
      await expect(sign).toBeVisible()
      expect(await violationsOf(page), name).toEqual([])
      await expectNoSidewaysScrolling(page)
    }
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText(/fields need your attention/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
  })
})
