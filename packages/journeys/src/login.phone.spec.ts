import { expect } from '@playwright/test'
import { fillCart, findTestProducts } from './checkout.ts'
import { codeSentTo, newPerson, register, storedUser, test } from './person.ts'
import { goTo, holdRequests, watchForTrouble } from './shopper.ts'

test('registers with an e-mail address and stays logged in after a reload', async ({ page }) => {
  const trouble = watchForTrouble(page)
  const person = newPerson()
  await goTo(page, '/register?next=%2Fprofile')

  await test.step('all errors appear at once', async () => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expect(page.getByText(/Choose a password of 10/)).toBeVisible()
  })

  await test.step('fill in the form', async () => {
    await page.getByLabel('Your name').fill(person.name)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
  })

  await test.step('continue to the requested page, under that name', async () => {
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Your name')).toHaveValue(person.name)
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue(person.name)
    expect((await storedUser(page))?.name).toBe(person.name)
  })
  expect(trouble).toEqual([])
})

test('refuses to register an address that has an account', async ({ page, request }) => {
  const { person } = await register(request)
  await goTo(page, '/register')
  await page.getByLabel('Your name').fill('Somebody')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Your name')).toHaveValue('Somebody')
  expect(await storedUser(page)).toBeNull()
})

test('returns a guest to the profile after a wrong and a right login', async ({ page, request }) => {
  const { person } = await register(request)
  await goTo(page, '/profile?Mywishlist=true')
  await expect(page).toHaveURL('/login?next=%2Fprofile%3FMywishlist%3Dtrue')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const message = page.getByRole('alert').filter({ hasText: /\w/ })
  await expect(message.getByRole('link', { name: 'Set a new password' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/profile?Mywishlist=true')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
})

for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`does not redirect to ${next} after login`, async ({ page, request }) => {
    const { person } = await register(request)
    await goTo(page, `/login?next=${encodeURIComponent(next)}`)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}

test('signs in with a code by SMS, after a wrong one, and asks a new user for a name', async ({ page }) => {
  const person = newPerson()
  await goTo(page, '/signin/withphone')
  await page.getByLabel('Mobile number').fill('12345')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByText(/Enter a 10-digit Indian mobile number/)).toBeVisible()
  await page.getByLabel('Mobile number').fill(`+91 ${person.phone}`)
  await page.getByRole('button', { name: 'Send a code' }).click()

  const field = page.getByLabel('Code from the message')
  await expect(field).toBeFocused()
  await expect(page.getByText(/You can resend it in \d+ s/)).toBeVisible()
  const code = await codeSentTo(page, `+91${person.phone}`)

  await test.step('a wrong code shows the number of attempts left', async () => {
    await field.pressSequentially(code === '000000' ? '111111' : '000000')
    await expect(page.getByRole('alert').filter({ hasText: /4/ })).toBeAttached()
    await expect(field).toHaveValue('')
  })
  await test.step('the right code asks a new user for a name', async () => {
    await field.pressSequentially(code)
    await page.getByLabel('Your name').fill(person.name)
    await page.getByRole('button', { name: 'Continue' }).click()
  })
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('leads from the code to the number by Back, and to the same code by Forward', async ({ page }) => {
  const person = newPerson()
  await goTo(page, '/mycart')
  await page.goto('/register/withphone?next=%2FAbout_us')
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Mobile number').fill(person.phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  const field = page.getByLabel('Code from the message')
  await expect(field).toBeFocused()
  expect(page.url()).not.toContain(person.phone)

  await test.step('Back shows what was typed', async () => {
    await page.goBack()
    await expect(page.getByLabel('Mobile number')).toHaveValue(person.phone)
    await expect(page.getByLabel('Your name')).toHaveValue(person.name)
  })
  await test.step('Forward and a reload show the step of the code', async () => {
    await page.goForward()
    await expect(field).toBeFocused()
    await page.reload()
    await expect(field).toBeFocused()
  })
  await test.step('the code logs in, and the steps are no longer between the pages', async () => {
    await page.keyboard.type(await codeSentTo(page, `+91${person.phone}`))
    await expect(page).toHaveURL('/About_us')
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/mycart')
  })
})

test('registers with a mobile number', async ({ page }) => {
  const person = newPerson()
  await goTo(page, '/register/withphone')
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Mobile number').fill(person.phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByLabel('Code from the message')).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, `+91${person.phone}`))
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('carries the name and number of the registration over to the first address', async ({
  page,
  baseURL,
}) => {
  const person = newPerson()
  await fillCart(page, (await findTestProducts(baseURL)).slice(0, 1))
  await goTo(page, '/mycart')
  await page.getByRole('link', { name: 'Place order' }).first().click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Mobile number').fill(person.phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByLabel('Code from the message')).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, `+91${person.phone}`))
  await expect(page).toHaveURL(/\/placeorder/)
  await expect(page.getByLabel('Receiver’s name')).toHaveValue(person.name)
  await expect(page.getByLabel('Receiver’s mobile number')).toHaveValue(person.phone)
})

test('resets a forgotten password', async ({ page, request }) => {
  const { person } = await register(request)
  await goTo(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page).toHaveURL(`/passwordReset/${encodeURIComponent(person.email)}`)
  await page.getByLabel('Code from the e-mail').fill(await codeSentTo(page, person.email))
  await page.getByLabel('New password', { exact: true }).fill('neela aasman phool')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('logs in by keyboard only', async ({ page, request }) => {
  const { person } = await register(request)
  await goTo(page, '/login')
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('submits a form after hydration when it was sent before', async ({ page, request }) => {
  const { person } = await register(request)
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedUser(page)).toBeNull()
  release()
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('logs out with a notice when the token has been revoked', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen') === null) {
      localStorage.setItem('user', JSON.stringify({ name: 'Asha', token: 'x'.repeat(43) }))
      sessionStorage.setItem('seen', '')
    }
  })
  await goTo(page, '/profile')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  const reason = 'You have been logged out. Please log in again.'
  await expect(page.getByText(reason, { exact: true })).toHaveCount(1)
  await expect(page.locator('#main').getByText(reason)).toBeVisible()
  expect(await storedUser(page)).toBeNull()
})

test('asks for the mobile number first on the login page', async ({ page }) => {
  const person = newPerson()
  await goTo(page, '/login')
  const first = page.locator('#main').locator('a, input, button').first()
  await expect(first).toHaveAccessibleName('Mobile number')
  await first.fill(person.phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByLabel('Code from the message')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveCount(0)
})
