import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { missingPicture, storyPicture } from '../testing/storyPictures.ts'
import { CategoryHero } from './CategoryHero.tsx'

const meta = {
  title: 'Components/CategoryHero',
  component: CategoryHero,
  args: {
    title: 'Makeup',
    picture: storyPicture('lipstick-ruby'),
    actions: (
      <ButtonLink href="#" size="l">
        All Makeup
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof CategoryHero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible()
  },
}
export const NoPicture: Story = { args: { picture: undefined } }
export const PictureFailed: Story = { args: { picture: missingPicture } }
export const SmallestPhone: Story = {
  args: { title: 'Handloom, block print and brocade' },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
