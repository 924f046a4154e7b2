import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, spyOn } from 'storybook/test'

/** With a mouse, "Share" copies the link of the page; a phone has a sheet of its own. */
export async function sharesTheLink({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
  await expect(await screen.findByText('Link copied')).toBeInTheDocument()
  await expect(copy).toHaveBeenCalledWith(
    window.location.origin + window.location.pathname + window.location.search,
  )
}
