import type { Picture } from '@shop/contract/pictures'

type StoryPicture =
  | 'dress-emerald'
  | 'dress-indigo'
  | 'jar-clay'
  | 'jar-saffron'
  | 'jar-sand'
  | 'lipstick-rani'
  | 'lipstick-ruby'
  | 'perfume-kohl'
  | 'pump-sage'
  | 'serum-amber'

/** One of the photographs in Storybook's public folder; `npm run story-pictures` in the photo studio makes them. */
export function storyPicture(name: StoryPicture): Picture {
  return { src: `/story-pictures/${name}.webp` }
}

/** A picture that can't be loaded. */
export const missingPicture: Picture = { src: '/no-such-picture.webp' }
