import type { DemoPost } from '../types.ts'
import { hairPosts } from './hair.ts'
import { makeupPosts } from './makeup.ts'
import { momAndBabyPosts } from './mom-and-baby.ts'
import { skinPosts } from './skin.ts'
import { stylePosts } from './style.ts'

export const posts: DemoPost[] = [
  ...makeupPosts,
  ...skinPosts,
  ...hairPosts,
  ...stylePosts,
  ...momAndBabyPosts,
]
