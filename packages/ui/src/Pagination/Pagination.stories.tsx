import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 10, pages: 20, hrefFor: (page) => `#page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page')
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['9', '1', '9', '10', '11', '20', '11'].map((page) => `#page=${page}`))
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible()
  },
}
export const LastPage: Story = { args: { page: 20 } }
export const FewPages: Story = { args: { page: 2, pages: 3 } }
export const OnePage: Story = { args: { page: 1, pages: 1 } }
export const SmallestPhone: Story = {
  args: { page: 1050, pages: 2100 },
  globals: { viewport: { value: 'small' } },
  play: async () => expectNoHorizontalScroll(),
}

export const FollowedByPointerAndKeyboard: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(1)
    return (
      <Pagination
        {...args}
        page={page}
        pages={3}
        onClick={({ target }) => {
          const link = target instanceof Element ? target.closest('a') : null
          if (link !== null) setPage(Number(link.hash.split('=')[1]))
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(current()).toHaveTextContent('2')
    canvas.getByRole('link', { name: 'Page 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(current()).toHaveTextContent('3')
  },
}
