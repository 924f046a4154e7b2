/** When and for what a shopper bought any product. Neither praise nor blame, and nothing about how long ago. */
// oxfmt-ignore
export const occasions: readonly string[] = [
  'My first order of this brand.', 'I added it to reach free delivery.', 'I had it in my wishlist for weeks.', 'I bought it in the sale.',
  'A friend made me order it.', 'I saw it at a friend’s house.', 'Ordered together with my sister.',
]

/** The same of a main category. */
// oxfmt-ignore
export const occasionsByCategory: Record<string, readonly string[]> = {
  makeup: ['Bought it before Diwali.', 'I saw it on a friend’s dressing table.', 'Ordered for my brother’s engagement.', 'I am 42 and back to makeup after years.', 'For a farewell at college.'],
  skin: ['I am 35 and live in Pune.', 'My old one was out of stock.', 'I read the list of ingredients first.', 'My shelf is small, so I choose with care.'],
  hair: ['We have hard water in Bengaluru.', 'After my second baby I had to change my routine.', 'My hairdresser told me to try it.', 'My hair is coloured and thirsty.'],
  fragrance: ['Ordered for my anniversary.', 'I was between this one and another.', 'I collect them, my husband counts them.', 'I chose it by the description alone.'],
  'bath-and-body': ['Came with a larger order.', 'I travel a lot for work.', 'After the gym I want one thing only.', 'A colleague brought one to the office.'],
  clothing: ['Bought it for a family function.', 'I am 5’3” and hard to please.', 'For my first days in a new office.', 'I usually buy only what I can try on.', 'I needed something for a long train journey.'],
  'jewellery-and-bags': ['Bought it to go with my outfit for a wedding.', 'A Rakhi gift from my brother, chosen by me.', 'I am not one for much decoration.', 'For a birthday that I had nearly forgotten.'],
  'mom-and-baby': ['We are first-time parents.', 'My sister swore by it.', 'I ordered at three in the night.', 'Our second child, so we compare.'],
}
