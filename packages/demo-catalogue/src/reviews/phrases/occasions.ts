/** When and for what a shopper bought any product. Neither praise nor blame, and nothing about how long ago. */
// oxfmt-ignore
export const occasions: readonly string[] = [
  'My first order of this brand.', 'I had it in my wishlist for weeks.', 'A friend made me order it.', 'I saw it at a friend’s house.', 'Ordered together with my sister.', 'Bought on a whim at midnight.', 'A birthday present to myself.',
  'My cousin from Nagpur told me about it.', 'I ordered from Siliguri, and it reached in good shape.', 'I was looking for it in three shops before.', 'My flatmate has the same.', 'First salary, first order.', 'I rarely write reviews.', 'My daughter chose it for me.', 'Ordered for my mother, kept by me.',
]

/** The same of a main category. */
// oxfmt-ignore
export const occasionsByCategory: Record<string, readonly string[]> = {
  makeup: ['Bought it before Diwali.', 'I saw it on a friend’s dressing table.', 'Ordered for my brother’s engagement.', 'I am back to makeup after years.', 'For a farewell at college.', 'My first makeup after my baby.', 'I teach, so I need something quiet.', 'Bought for the Navratri nights.', 'I do makeup for my friends.', 'My old one broke in the train.', 'I am new to all this.', 'For a cousin’s wedding in Udaipur.'],
  skin: ['We live in Pune.', 'My old one was out of stock.', 'I read the list of ingredients first.', 'My shelf is small, so I choose with care.', 'I have had acne since school.', 'I work outdoors, on sites.', 'My skin changed after thirty.', 'I moved from Kerala to Delhi.', 'Hostel bathroom, so I keep it simple.', 'I patch-tested it for two days.', 'I came to it late.', 'My mother and I compare our creams.'],
  hair: ['We have hard water in Bengaluru.', 'After my second baby I had to change my routine.', 'My hairdresser told me to try it.', 'My hair is coloured and thirsty.', 'My hair is never the same two days running.', 'I wash on Wednesdays and Sundays.', 'I gave up my salon visits last year.', 'We live near the sea.'],
  fragrance: ['Ordered for my anniversary.', 'I was between this one and another.', 'I collect them, my husband counts them.', 'I chose it by the description alone.', 'I have worn the same one since college.', 'My nose is picky.', 'Bought it before a long trip.', 'A colleague wears it.'],
  'bath-and-body': ['Came with a larger order.', 'I travel a lot for work.', 'After the gym I want one thing only.', 'A colleague brought one to the office.', 'We are five in one bathroom.', 'My skin is dry from November on.', 'I swim three times a week.', 'A small treat after exams.'],
  clothing: ['Bought it for a family function.', 'I am hard to please.', 'For my first days in a new office.', 'I usually buy only what I can try on.', 'I needed something for a long train journey.', 'I have gained some weight.', 'Ordered for a trip to Udaipur.', 'My wardrobe needed something new.', 'For a friend’s haldi.', 'For a puja at my in-laws’ house.', 'I looked at it for a month.', 'My tailor is on holiday.', 'I like simple things.', 'Bought it for the reunion of my batch.'],
  'jewellery-and-bags': ['Bought it to go with my outfit for a wedding.', 'A Rakhi gift from my brother, chosen by me.', 'I am not one for much decoration.', 'For a birthday that I had nearly forgotten.', 'My niece got engaged.', 'I lost my old favourite.', 'Ordered for Dhanteras.', 'My friends know my taste by now.', 'I wear uniform all week.', 'For an office party.'],
  'mom-and-baby': ['We are first-time parents.', 'My sister swore by it.', 'I ordered at three in the night.', 'Our second child, so we compare.', 'My baby is four months old.', 'A gift at my godh bharai.', 'We live with my in-laws.', 'I am back at work since June.'],
}
