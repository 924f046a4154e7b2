import { toMainCategoryWire } from '@shop/contract/factories/wires'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { storyPage } from '#testing/storyPage.ts'
import { storyCategories, storyUser } from '#testing/storyData.ts'
import { says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Static pages',
  args: { path: '/Return&Refund' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const facts = await canvas.findByRole('region', { name: 'In short' })
    await expect(facts).toHaveTextContent('Within 7 days of delivery')
    await expect(facts).toHaveTextContent('Card or net bankingUp to 5 days once initiated')
    await expect(facts).toHaveTextContent('Other prepaid refunds7-10 days in all')
    await expect(facts).toHaveTextContent('Beauty, hygiene, innerwear and baby care items')
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { ...Default, globals: { viewport: { value: 'small' } } }
export const Privacy: Story = { args: { path: '/privacy_policy' } }
export const Terms: Story = { args: { path: '/Term&Condition' } }
export const Cancellation: Story = { args: { path: '/Cancellation&Refund_policy' } }
export const Shipping: Story = { args: { path: '/Shipping&Delievery_policy' } }
/** It begins with a picture of what the shop sells, and ends with all of it. */
export const About: Story = {
  args: { path: '/About_us' },
  beforeEach: withAnswers(
    http.get(
      '/api/mainCategories',
      says(
        storyCategories.map((one) =>
          toMainCategoryWire({ ...one, banner: storyPicture('lipstick-ruby').src }),
        ),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /from our shelves$/ })).toBeVisible()
    const categories = within(await canvas.findByRole('region', { name: 'Shop by category' }))
    await expect(categories.getAllByRole('link').length).toBeGreaterThan(1)
  },
}
export const AboutOnAPhone: Story = { ...About, globals: { viewport: { value: 'phone' } } }
export const Investors: Story = { args: { path: '/investor-relations' } }

export const Contact: Story = {
  args: { path: '/Contact_us' },
  play: async ({ canvas, userEvent, step }) => {
    await step('What is quicker elsewhere comes first', async () => {
      const hint = await canvas.findByText(/^To track, cancel or return an order/)
      const message = canvas.getByRole('textbox', { name: 'Your message' })
      await expect(hint.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    await step('Write and send a message', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'Where is it?')
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    })
    await step('It is on its way', async () => {
      await expect(await canvas.findByText('C-4F0A2B61C9')).toBeVisible()
    })
  },
}

/** Each common question has the answer that a search for help gives, and the way on. */
export const AnswersCommonQuestions: Story = {
  args: { path: '/Contact_us#questions' },
  play: async ({ canvas, userEvent }) => {
    const questions = within(await canvas.findByRole('region', { name: 'Common questions' }))
    await userEvent.click(questions.getByText('How do I return something?'))
    const [answer] = questions.getAllByText(/within 7 days of delivery/)
    await expect(answer).toBeVisible()
    await expect(within(answer!).getByRole('link', { name: 'Returns and refunds' })).toBeVisible()
    await expect(within(answer!).getByRole('link', { name: 'Your orders' })).toBeVisible()
    // The footer leads here, from every page.
    const help = within(canvas.getByRole('navigation', { name: 'Footer' }))
    await expect(help.getByRole('link', { name: 'Common questions' })).toHaveAttribute(
      'href',
      '/Contact_us#questions',
    )
    await expect(help.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/profile?Myorders=true')
  },
}
export const QuestionsOnASmallPhone: Story = {
  ...AnswersCommonQuestions,
  globals: { viewport: { value: 'small' } },
  beforeEach: enlargeText,
}

/** An item that arrived damaged. */
export const ContactAboutAnItem: Story = {
  args: { path: '/Contact_us?order=TP-2026-000123&item=Velvet%20Matte%20Lip%20Colour' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(
        'Order TP-2026-000123, Velvet Matte Lip Colour: ',
      ),
    )
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('return')
  },
}

/** The form knows the shopper, and the order from which she came. */
export const ContactAboutAnOrder: Story = {
  args: { path: '/Contact_us?order=TP-2026-000123' },
  beforeEach: withStorage({ user: storyUser }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('meenakshi@example.in')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Meenakshi')
    await expect(canvas.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('9876543210')
    const message = canvas.getByRole('textbox', { name: 'Your message' })
    await expect(message).toHaveValue('Order TP-2026-000123: ')
    // She has been to her orders.
    const hint = canvas.getByText(/^To track, cancel or return an order/)
    await expect(message.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
