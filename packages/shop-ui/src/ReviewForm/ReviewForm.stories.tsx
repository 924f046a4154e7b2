import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'

const meta = {
  title: 'Shop/ReviewForm',
  component: ReviewForm,
  args: {
    subject: 'Velvet Matte Lip Colour',
    onSubmit: fn<ReviewFormProps['onSubmit']>(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReviewForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

/** Only the chosen stars are filled. */
export const ThreeStars: Story = {
  args: { review: { rating: 3, title: 'Soft', body: 'It stays.' } },
  play: async ({ canvas, canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('label path')].map((path) => getComputedStyle(path).fill)
    await expect(fills.map((fill) => fill !== 'none')).toEqual([true, true, true, false, false])
    await expect(canvas.getByRole('textbox', { name: 'Your review' })).toHaveValue('It stays.')
    await expect(canvas.getByRole('button', { name: 'Save review' })).toBeVisible()
  },
}

/** The bar of a page would cover the form. */
export const HidesTheBarOfThePage: Story = {
  decorators: (Story) => (
    <>
      <Story />
      <div data-needed="true">Add to cart</div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add to cart')).not.toBeVisible()
  },
}

export const ShowsAllErrorsAtOnce: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Post it empty', () => userEvent.click(canvas.getByRole('button', { name: 'Post review' })))
    await step('All three are asked for, and the focus is on the stars', async () => {
      await expect(await canvas.findByText('Choose a rating')).toBeVisible()
      await expect(canvas.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
        'Choose a rating',
      )
      await expect(canvas.getByRole('textbox', { name: 'Headline' })).toBeInvalid()
      await expect(canvas.getByRole('textbox', { name: 'Your review' })).toBeInvalid()
      await expect(canvas.getByRole('radio', { name: '1 star, poor' })).toHaveFocus()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('Each error stands below its field', async () => {
      const boxOf = (element: HTMLElement) => element.getBoundingClientRect()
      for (const [field, error] of [
        [canvas.getByRole('radio', { name: '1 star, poor' }), 'Choose a rating'],
        [canvas.getByRole('textbox', { name: 'Headline' }), 'Add a headline'],
        [canvas.getByRole('textbox', { name: 'Your review' }), 'Write your review in a sentence or two'],
      ] as const) {
        await expect(boxOf(canvas.getByText(error)).top).toBeGreaterThan(boxOf(field).top)
      }
    })
  },
}

export const SubmitsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Four stars, by the arrow keys', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: '4 stars, very good' })).toBeChecked()
    })
    await step('A headline and a sentence', async () => {
      await userEvent.tab()
      await userEvent.keyboard('My red, at last')
      await userEvent.tab()
      await userEvent.keyboard('Stays through a whole sangeet.')
    })
    await step('Post it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
      await expect(args.onSubmit).toHaveBeenCalledWith({
        rating: 4,
        title: 'My red, at last',
        body: 'Stays through a whole sangeet.',
      })
    })
  },
}

export const KeepsTheTextAfterAnError: Story = {
  args: {
    onSubmit: fn<ReviewFormProps['onSubmit']>(async () => ({
      form: 'You have reviewed this product already.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars, excellent' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Headline' }), 'Again')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Still lovely.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You have reviewed this product already.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Your review' })).toHaveValue('Still lovely.')
  },
}
