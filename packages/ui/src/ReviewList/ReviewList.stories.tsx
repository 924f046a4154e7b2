import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Review } from '../Review/Review.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ReviewList, type ReviewListProps } from './ReviewList.tsx'

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
    <TextField label="Headline" />
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

const sort = {
  value: 'newest_desc',
  options: [
    { value: 'newest_desc', label: 'Most recent' },
    { value: 'rating_desc', label: 'Highest rating' },
    { value: 'rating_asc', label: 'Lowest rating' },
  ],
  onChange: fn(),
}

/** Keeps the chosen stars, as a page does. */
function Filtered(props: ReviewListProps) {
  const [chosen, setChosen] = useState(props.chosenStars ?? null)
  return (
    <ReviewList
      {...props}
      chosenStars={chosen}
      onStarsChange={(stars) => {
        props.onStarsChange?.(stars)
        setChosen(stars)
      }}
    />
  )
}
const filtered = {
  args: { sort, onStarsChange: fn() },
  render: (args: ReviewListProps) => <Filtered {...args} />,
}

export const ChoosesAnOrder: Story = {
  args: { sort: { ...sort, value: 'rating_asc' }, onStarsChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(order).toHaveDisplayValue('Lowest rating')
    await userEvent.selectOptions(order, 'Highest rating')
    await expect(sort.onChange).toHaveBeenCalledWith('rating_desc')
  },
}

/** A second tap on the row, and "All", undo the choice. */
export const FiltersByStars: Story = {
  ...filtered,
  play: async ({ args, canvas, userEvent, step }) => {
    const four = canvas.getByRole('button', { name: '4 stars, 54 reviews' })
    const all = canvas.getByRole('button', { name: 'All 218 reviews' })
    await step('Choose a row', async () => {
      await userEvent.click(four)
      await expect(args.onStarsChange).toHaveBeenLastCalledWith(4)
      await expect(four).toHaveAttribute('aria-pressed', 'true')
      await expect(four).toHaveFocus()
      await expect(all).toHaveAttribute('aria-pressed', 'false')
    })
    await step('Choose it again', async () => {
      await userEvent.click(four)
      await expect(args.onStarsChange).toHaveBeenLastCalledWith(null)
    })
    await step('With the keyboard', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(four).toHaveAttribute('aria-pressed', 'true')
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await expect(all).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(four).toHaveAttribute('aria-pressed', 'false')
    })
  },
}
/** Nothing is behind a row without reviews. */
export const RowsWithoutReviews: Story = {
  ...filtered,
  args: { ...filtered.args, summary: { average: 4.7, count: 3, stars: [0, 0, 0, 1, 2] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('button', { name: /star/ })).toHaveLength(2)
  },
}
/** An address can ask for what there is no more. */
export const EmptyFilter: Story = {
  ...filtered,
  args: {
    ...filtered.args,
    summary: { average: 4.7, count: 3, stars: [0, 0, 0, 1, 2] },
    chosenStars: 2,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No review has 2 stars.')).toBeVisible()
    await expect(canvas.queryByText('My red, at last')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all reviews' }))
    await expect(canvas.getByText('My red, at last')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'All 3 reviews' })).toHaveFocus()
  },
}
export const FilteredOnAPhone: Story = {
  ...filtered,
  args: { ...filtered.args, chosenStars: 4 },
  globals: { viewport: { value: 'phone' } },
}
/** Nothing is cut off in the narrowest window, and each row is as tall as a finger. */
export const FilteredOnTheSmallestPhone: Story = {
  ...FilteredOnAPhone,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
    for (const row of canvas.getAllByRole('row')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

/** The reviews of the choice before stay until the others are there. */
export const Busy: Story = {
  args: { sort, onStarsChange: fn(), chosenStars: 4, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list').at(-1)).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}
