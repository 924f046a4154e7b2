import { expect, test } from '@playwright/test'

/** The shop's build writes the rules, so a story does not show their order. */
test('shows the price beside the button in the bar of a product with many shades', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/product/chaand-studio-every-skin-serum-foundation')
  const button = page.getByRole('button', { name: 'Add to Cart', exact: true }).last()
  await expect(button).toBeInViewport()
  await expect
    .poll(async () => (await button.boundingBox())?.width, { message: 'width of the button in px' })
    .toBe(288)
})
