import type { Details } from '../details.ts'

// oxfmt-ignore
export const makeup: readonly Details[] = [
  {
    of: ['foundation', 'concealer', 'primer', 'compact-powder', 'blush-highlighter'],
    good: [
      'It blends in a minute.', 'No white cast on my wheatish skin, even in flash.', 'Light on the skin, no cakey feeling in the heat.', 'Looks like skin and not like paint.',
      'The texture is fine and spreads evenly.', 'Sits well over sunscreen.', 'Mask off, and most of it was still on my face.', 'I need very little for the whole face.',
      'It does not settle into my smile lines.', 'My sister thought that I had slept ten hours.', 'I did it with my fingers in the cab and it looked even.', 'In the office tube light I do not look grey any more.',
      'Passport photo day, and for once I like the result.', 'It was still there when I came back from the vegetable market.', 'My skin can breathe under it, also in May.', 'Good on my textured cheeks.',
      'My pillow covers are thankful that it comes off with one cleansing.', 'It took me a week to find out how little is needed.', 'No orange line at my jaw.', 'On Karva Chauth I put it on at five and took it off at midnight.',
      'My daughter says I look like myself in it, and that is praise.', 'It goes well with my cheap sponge.', 'On video calls I look awake.', 'Not a single pimple after three weeks of daily wear.',
      'I sweat a lot on my upper lip, and even there it held.', 'It looks better after half an hour, when it has warmed up.', 'My mother, 61, wears it too and it is kind to her skin.', 'Humid Kolkata evening, no streaks.',
      'A friend who does bridal makeup touched my cheek and asked for the name.', 'It makes my face look even, and nothing more, which I like.', 'I do not look made up in the school van queue.', 'It works with my combination skin.',
      'Reapplied once in twelve hours.', 'It did not move when I cried at the vidaai.',
    ],
    bad: ['It turned patchy around my nose by noon.', 'On my oily skin it slides in Chennai weather.', 'It looks dry on my cheeks unless I use cream first.', 'In daylight it looks heavier than in my bathroom.', 'I had to set it twice.', 'It clings to dry bits on my chin.', 'It went on well and then vanished during the commute.', 'On me it looks flat.', 'I need more layers than I have time for.', 'My neck and my face did not agree with each other.'],
  },
  {
    of: ['kajal', 'eyeliner', 'mascara', 'eyeshadow', 'brows'],
    good: [
      'It does not sting, and I wear lenses.', 'No panda eyes on the way home in the local train.', 'It glides on without tugging.', 'Comes off easily with oil at night.', 'One stroke shows, two are for a party.',
      'It stays put on my oily skin.', 'Even after a nap on the bus it was in place.', 'The finish is soft, not harsh.', 'My hands shake, and it still goes on straight.', 'It survived a Holi lunch and some tears.',
      'I can do my eyes in the lift now.', 'Onions for a biryani for twelve, and nothing ran.', 'My eyes look bigger behind my glasses.', 'It stayed through Durga Puja pandal hopping till 2 am.', 'No flakes on my cheeks in the evening.',
      'My mother has stopped saying that I look tired.', 'I tried it on one eye first, and then my daughter asked me to do hers.', 'It works on my hooded eyes, which few things do.', 'A steamy kitchen does not disturb it.', 'I wore it for my arangetram under hot lights.',
      'No itching, though my eyes are the fussy kind.', 'It needs no touch-up until dinner.', 'The pigment is strong, so a light hand is enough.', 'I am bad at this and it still looks neat.', 'It survived a helmet, a dupatta and the wind.',
      'Good for night duty, I look alert at 4 am.', 'I dozed in a meeting and my eyes did not give me away.', 'I bought a second one for my office drawer.', 'It looks the same in a selfie as in real life.', 'After swimming it was a bit softer, but it was there.',
      'Under the mandap fire my eyes watered, and it held.', 'Simple to use, no tutorial needed.', 'My cousin stole it on the second day of the wedding.',
    ],
    bad: ['By four o’clock I had it under my eyes.', 'It fades within some hours.', 'I have to go over it three times to see it.', 'It took oil and patience to get it off.', 'My eyes watered a little on the first day.', 'It smudges in humid weather.'],
  },
  {
    of: ['lipstick', 'liquid-lipstick', 'lip-gloss', 'lip-liner'],
    good: [
      'The shade suits my dusky skin.', 'It survives two cups of chai.', 'My lips were soft in the evening, too.', 'The shade is the same as on the screen.', 'It does not bleed at the corners.', 'Light enough to forget that I have it on.',
      'It covers my dark lip edges well.', 'Nice for the office and for weddings.', 'It looks fresh in photos, not greasy.', 'Goes with my red saree and with jeans.', 'Even after a plate of pani puri there was some left.', 'My husband noticed, and he never notices.',
      'I put it on at the signal, without looking.', 'No peeling the next day, and mine peel easily.', 'The shade looks warm on me and not muddy.', 'I got two compliments before I reached my desk.', 'It wears off evenly and leaves no ring.',
      'It has a place in each of my three bags.', 'My pigmented lips look like one colour at last.', 'I gave the same shade to my best friend, and it suits her, too.', 'It does not feel like glue.', 'It makes my teeth look whiter, I am not joking.',
      'I was nervous about such a shade, and now I wear nothing else.', 'Passed the filter coffee test.', 'I wore it at my roka, and it stayed for all the sweets.', 'One layer for college, two for a reception.',
      'It sits well even when my lips are chapped.', 'My teenage niece approved of the shade.', 'My lips stay soft under it, unlike my last one.', 'I have tried so many of this shade, and this one is mine.',
    ],
    bad: ['The shade is more pink on me than on the screen.', 'I have to put it on again after each meal.', 'It settles into the lines of my lips.', 'My lips peeled a little the next morning.', 'It prints on every steel glass.', 'On pigmented lips it hardly shows.'],
  },
  {
    of: ['lip-balm'],
    good: ['My lips were soft the next morning, too.', 'It does not feel waxy.', 'No more dry skin to bite off in AC.', 'I use it at night and in the train.', 'My son has dry lips from football, and he uses it without a fuss.', 'A trek to Triund in wind, and no cracks.', 'It sinks in, it does not just sit there.', 'I put it on before my matte lipstick.', 'My lips have stopped burning when I eat achaar.', 'I keep one beside the bed and one at my desk.', 'The corners of my mouth have healed.', 'Nothing sticky, so my hair stays out of it.'],
    bad: ['By noon my lips were dry again.', 'In May it turns soft in my purse.', 'I have to put it on too often.', 'For Delhi in January I need something stronger.'],
  },
  {
    of: ['nail-care'],
    good: ['My nails tear less since I use it.', 'Easy to use in front of the TV.', 'My nails look cared for, even short ones.', 'My hands look neat on video calls.', 'The skin around my nails is not rough any more.', 'I stopped biting them, which nobody believed.', 'After a month I can open a steel dabba without breaking one.', 'It saves me one parlour visit in a month.', 'Quick enough for a Sunday with two children.', 'My nails had turned yellow, and now they look clean.', 'I did my mother’s hands, too, and she was pleased.', 'Nothing complicated about it.', 'I see a difference on my thumbs most of all.', 'It has found a place next to my toothbrush.'],
    bad: ['I expected more of it on my brittle nails.', 'My dry skin around the nails is as before.', 'I forgot about it after two weeks, so little did it do.'],
  },
  {
    of: ['nail-polish'],
    good: ['It held through a week of utensils.', 'Neat on short nails, too.', 'I did both hands before the pressure cooker whistled.', 'Nothing chipped before the sixth day.', 'No lines from the brush.', 'It matched my lehenga blouse as if I had planned it.', 'My toes still look good after a beach week in Gokarna.', 'It comes off without staining my nails.', 'My left hand looks as good as my right, which is new.', 'Even my boss asked which one it is.', 'Thin layers, and it covers.', 'The shine was there until I took it off.'],
    bad: ['It had gone from two nails by the weekend.', 'It needs a third coat on me.', 'My thumb looked worn after one round of dishes.', 'I lay down too early and had the bed sheet printed on it.'],
  },
  {
    of: ['makeup-brushes', 'sponges'],
    good: ['Four weeks in use, and it is as good as on the first day.', 'It lies well in my small hand.', 'It fits into my travel pouch.', 'Soft enough for my sensitive face.', 'My makeup looks less streaky at once.', 'My foundation looks smoother since I have it.', 'It dries on the window sill in an afternoon.', 'I do my mother’s face with it for functions.', 'I used my fingers for ten years, what a pity.', 'Nothing scratches around my eyes.', 'I am learning to do makeup, and this makes it easier.', 'My morning is five minutes shorter.'],
    bad: ['It feels less solid than in the pictures.', 'Not as big in the hand as I thought.', 'After some weeks it looks tired.', 'A bit too firm for my liking.'],
  },
]
