import type { DemoReview } from '../../types.ts'

/** Titles that are true of any product with such a rating. */
// oxfmt-ignore
export const titles: Record<DemoReview['rating'], readonly string[]> = {
  5: [
    'Love it', 'Very happy', 'Just right', 'Full marks', 'Recommended', 'So good', 'Lovely', 'My favourite', 'Happy with this one', 'Delighted', 'Beautiful', 'A keeper', 'Better than expected', 'Exactly as described', 'No complaints', 'Would order it again',
    'Glad I chose this one', 'Five stars', 'Superb', 'Too good', 'Excellent', 'Nothing to add', 'Worth the wait', 'Found it at last', 'Wonderful', 'Very nice', 'Perfect for me', 'One more for my mother', 'Ordering again', 'Great', 'Loved by all at home', 'Top quality',
    'Well made', 'Surprised, in a good way', 'Told all my friends', 'Simply good', 'Amazing', 'It delivers', 'Made my week'
  ],
  4: [
    'Good', 'Nice', 'Quite happy', 'Solid choice', 'Good buy', 'Nearly perfect', 'Pleasant surprise', 'Very decent', 'I like it', 'Good quality', 'Nice product', 'Nicely done', 'Happy overall', 'Happy customer', 'Pretty good', 'Would recommend',
    'Good, not perfect', 'Won me over', 'Four stars from me', 'Liked it', 'Good one', 'Better each time', 'Quite nice', 'Reliable', 'As expected', 'A good find', 'Satisfied', 'Nice one', 'Keeping it',
  ],
  3: ['It is okay', 'Average', 'Mixed feelings', 'So-so', 'Expected a little more', 'Not bad, not great', 'Okay for me', 'Half happy', 'Three stars in between', 'Decent', 'Fine', 'Just okay'],
  2: ['Not convinced', 'Not for me', 'Could be better', 'A let-down', 'Not my choice again', 'Below what I hoped', 'Hmm'],
  1: ['Not again', 'Disappointed', 'Did not work for me', 'Sorry, no', 'Regret it'],
}
