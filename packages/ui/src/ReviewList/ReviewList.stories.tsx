import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Review } from '../Review/Review.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ReviewList } from './ReviewList.tsx'

const meta = {
  title: 'Components/ReviewList',
  component: ReviewList,
  args: {
    summary: { average: 4.3, count: 218, stars: [6, 10, 20, 54, 128] },
    children: ['Stays through a whole sangeet', 'My red, at last'].map((title) => (
      <li key={title}>
        <Review
          rating={5}
          title={title}
          body="Did not move through dinner and three hours of dancing."
          author="Ananya"
          isVerified
          createdAt="2026-11-02T09:30:00Z"
        />
      </li>
    )),
    more: <Button variant="secondary">More reviews</Button>,
  },
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The distribution of so few reviews says nothing. */
export const TwoReviews: Story = {
  args: { summary: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] }, more: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.5')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}
export const ThreeReviews: Story = {
  args: { summary: { average: 4.7, count: 3, stars: [0, 0, 0, 1, 2] } },
  play: ({ canvas }) => expect(canvas.getByRole('table')).toBeVisible(),
}
export const NoReviews: Story = {
  args: {
    summary: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] },
    action: <Button variant="secondary">Write a review</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Write a review' })).toBeVisible()
  },
}

/** On a phone nobody has to scroll past all reviews. */
export const ActionBeforeTheReviews: Story = {
  args: { action: <Button variant="secondary">Write a review</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Write a review' }).getBoundingClientRect()
    const review = canvas.getByText('My red, at last').getBoundingClientRect()
    await expect(action.bottom).toBeLessThan(review.top)
  },
}

const wide = (
  <form aria-label="Your review">
    <TextField label="In one line" />
  </form>
)
/** A form is as wide as the reviews, and above them; the distribution stays beside both. */
export const FormAboveTheReviews: Story = {
  args: { action: wide },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form').getBoundingClientRect()
    const reviews = canvas.getAllByRole('list').at(-1)!.getBoundingClientRect()
    await expect(form.width).toBe(reviews.width)
    await expect(form.left).toBe(reviews.left)
    await expect(form.bottom).toBeLessThan(reviews.top)
    await expect(canvas.getByRole('table').getBoundingClientRect().right).toBeLessThan(form.left)
    await expect(canvas.getByText('4.3').getBoundingClientRect().top).toBeLessThan(reviews.top)
  },
}
export const FormOnAPhone: Story = {
  args: { action: wide },
  globals: { viewport: { value: 'phone' } },
}

export const ShowsTheDistribution: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent('5 stars128')
  },
}
