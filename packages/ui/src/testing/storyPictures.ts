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

/** Photograph from Storybook's public folder; created by `npm run story-pictures` in the photo studio. */
export function storyPicture(name: StoryPicture): Picture {
  return { src: `/story-pictures/${name}.webp` }
}

/** Picture that fails to load. */
export const missingPicture: Picture = { src: '/no-such-picture.webp' }
