import type { Verdicts } from './verdicts.ts'

/** What is true of any product of a main category. */
// oxfmt-ignore
export const verdictsByCategory: Record<string, Verdicts> = {
  makeup: {
    5: [
      ['In my pouch every day', 'Nothing leaves my pouch for longer than a week, except this.'],
      ['Easy even for beginners', 'I have no talent for makeup at all, and with this I look as if I had.'],
      ['Bride approved', 'My cousin’s makeup artist had the same one in her kit. I felt very clever.'],
      ['Works in our weather', 'Heat, humidity, a power cut: it did its work through all three.'],
    ],
    4: [
      ['Good for office days', 'Quick in the morning and nobody can tell how little time I had.'],
      ['Nice for daily use', 'For every day it is just right. For a wedding I would take something stronger.'],
      ['Soft on my skin', 'My skin protests quickly, and did not say a word.'],
    ],
    3: [
      ['Depends on your routine', 'Works with one of my other products and not with the other. Try before a big day.'],
      ['Fine for college', 'For college it is enough. For evenings I use something else.'],
    ],
    2: [['Not for sensitive skin', 'My skin did not like it, and I gave it to my flatmate.']],
    1: [['Did not suit me', 'My skin itched after the second day. I stopped there.']],
  },
  skin: {
    5: [
      ['My skin is calm', 'Six weeks in, and my skin has not been this calm since school.'],
      ['Dermat was pleased', 'I showed it to my dermatologist, who told me to carry on.'],
      ['People ask what I do', 'Two colleagues asked what I have changed. Only this.'],
      ['Fits into any routine', 'It gets along with everything else on my shelf.'],
    ],
    4: [
      ['Give it a month', 'Nothing happened for two weeks, then it did. Have patience.'],
      ['Gentle', 'No redness, no tightness. Slow, but it does help.'],
      ['Good in summer', 'In summer it is just right for me. I have not tried it through a Delhi winter yet.'],
    ],
    3: [
      ['No miracle', 'It is pleasant to use. I see no great difference, and no harm either.'],
      ['A bit rich', 'In the heat it is a bit much for me. In the cooler months it is fine.'],
    ],
    2: [['Too much for my skin', 'My skin is combination, and this was more than it could take.']],
    1: [['Broke out', 'I got three pimples in the first week. Perhaps it is only me.']],
  },
  hair: {
    5: [
      ['Hair behaves', 'For once my hair does what I tell it, even in the monsoon.'],
      ['Saved me a salon visit', 'I cancelled my appointment at the salon. My purse says thank you.'],
      ['Whole house uses it', 'Bought for me, now used by my mother and both daughters.'],
      ['Good for long hair', 'My hair reaches my waist and it still does its work to the ends.'],
    ],
    4: [
      ['Softer after a few times', 'The third time I noticed it. My plait feels different.'],
      ['Good on curls', 'My curls like it. On my sister’s straight hair it makes less of a difference.'],
      ['Part of my Sunday', 'It has its place in my Sunday. A bigger pack would be welcome.'],
    ],
    3: [
      ['Depends on the water', 'At home it is average. At my parents’ house, with soft water, it was good.'],
      ['Does not last', 'Good on the first day. On the second my hair is as before.'],
    ],
    2: [['Too heavy for fine hair', 'My hair is fine and hung down like wet wool. Thick hair may like it.']],
    1: [['No difference', 'One month, no difference. I have gone back to my old one.']],
  },
  fragrance: {
    5: [
      ['Compliments all day', 'My boss, my mother-in-law and the auto driver asked about it. All in one day.'],
      ['Reminds me of home', 'It reminded me of my grandmother’s courtyard, and I nearly cried.'],
      ['Stays', 'I still notice it when I come home, and that is rare.'],
      ['Elegant', 'Never loud. People come closer and smile.'],
    ],
    4: [
      ['Soft and pretty', 'Soft and pretty. I would like it a little stronger.'],
      ['For the evening', 'For the office it is too much, for an evening it is lovely.'],
      ['Grows on you', 'On the first day I was not sure, now I reach for it without thinking.'],
    ],
    3: [
      ['Nice while it lasts', 'Nice for two hours, then it is gone.'],
      ['A matter of taste', 'Well made, but a bit sweet for me.'],
    ],
    2: [['Gone by lunch', 'Pretty at first, and gone before lunch.']],
    1: [['Gave me a headache', 'Too heavy for me, I had a headache within the hour.']],
  },
  'bath-and-body': {
    5: [
      ['My ten minutes of peace', 'With two children these are my ten minutes of peace.'],
      ['Soft all winter', 'Our winters are dry. This year I did not scratch once.'],
      ['A bit of luxury', 'Feels like a spa in my very ordinary bathroom.'],
      ['Everyone at home uses it', 'I have to hide it, or it is gone within two weeks.'],
    ],
    4: [
      ['Pleasant', 'Pleasant every day. It could last longer, as I am generous with it.'],
      ['Gentle enough for me', 'My skin is easily upset. With this it is at peace.'],
      ['Nice to give', 'I gave one to a colleague and kept one. Both of us are happy.'],
    ],
    3: [
      ['Ordinary', 'Does its work. My usual one from the corner shop does it as well.'],
      ['Finished quickly', 'I like it, but it was finished in three weeks.'],
    ],
    2: [['Left my skin dry', 'My skin felt dry after it, which is the opposite of what I wanted.']],
    1: [['My skin did not like it', 'Itching on the first day. I gave it away.']],
  },
  clothing: {
    5: [
      ['Wore it the same day', 'It came at noon and I wore it in the evening. Perfect.'],
      ['Fits as if made for me', 'No alterations, no safety pins. It just fits.'],
      ['Comfortable all day', 'From nine in the morning until the last guest left, and I never thought of changing.'],
      ['Looks just like the photo', 'The real thing is as nice as the photo, and it sits well.'],
    ],
    4: [
      ['Good fit', 'Fits well at the shoulders and at the waist. The packing could be nicer.'],
      ['Comfortable', 'Very comfortable. I would take it in more colours if there were any.'],
      ['Nice cut', 'The cut is flattering, even after a wedding dinner.'],
    ],
    3: [
      ['Check your measurements', 'Measure yourself before you order. On me it is a little loose.'],
      ['Decent', 'Decent, though I had hoped for a finer finish.'],
    ],
    2: [['Not my fit', 'Pretty to look at, but it does not sit well on me.']],
    1: [['Did not suit me', 'It did not suit me at all, and stays at the back of my cupboard.']],
  },
  'jewellery-and-bags': {
    5: [
      ['Goes with everything', 'I meant to keep it for occasions. I have used it every day since.'],
      ['Asked about it everywhere', 'At two functions I was asked where it is from.'],
      ['Well finished', 'I looked at it closely with my reading glasses, and it is well finished.'],
      ['Finishes any outfit', 'Plain kurta, old jeans: with this both look planned.'],
    ],
    4: [
      ['Pretty', 'Prettier than in the pictures. I wish the box was as nice.'],
      ['Good for functions', 'Used it for two functions. It still looks new.'],
      ['Comfortable', 'Comfortable through a long day. A little smaller than I had imagined.'],
    ],
    3: [
      ['Handle with care', 'Nice, but you have to be careful with it.'],
      ['Fine', 'Fine for every day. For a big function I would take another.'],
    ],
    2: [['Smaller than I thought', 'I had not looked at the measurements, and it is smaller than I thought.']],
    1: [['Did not last', 'It looked tired after a month. I had expected more.']],
  },
  'mom-and-baby': {
    5: [
      ['New mother approved', 'The first weeks are a blur, but I remember that this helped.'],
      ['My baby is happy', 'No fuss, no tears, and I am happy too.'],
      ['Trust it', 'I am careful about everything that comes near my daughter, and I trust this.'],
      ['Best of the baby shower', 'Of all the gifts at my shower, this was used first and most.'],
    ],
    4: [
      ['Thoughtful', 'You notice that a parent had a hand in it. Delivery took a day longer than promised.'],
      ['As on the page', 'Just as on the page, and it came a day early.'],
      ['Good gift', 'I gave it to my cousin, who has twins, and she asked for another one.'],
    ],
    3: [
      ['Useful for some weeks', 'Useful, but only for some weeks. They grow so fast.'],
      ['Fine', 'Fine, though not so different from what my mother used for me.'],
    ],
    2: [['Not for us', 'My son was not impressed, and he is the one who decides.']],
    1: [['We did not get on', 'It did not work for us. Others may have more luck.']],
  },
}
