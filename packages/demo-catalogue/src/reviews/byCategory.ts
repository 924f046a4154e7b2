import type { DemoReview } from '../types.ts'

type Line = [rating: DemoReview['rating'], title: string, body: string]

/** Reviews that are true of every product of one child category. */
// oxfmt-ignore
const lines: Record<string, Line[]> = {
  // makeup
  foundation: [
    [4, 'Fades evenly', 'Nine hours of office and the Metro both ways. It wears off politely, without patches around the nose.'],
    [5, 'My reception picture', 'The photographer used flash the whole evening and my neck and face stayed one and the same.'],
    [3, 'Needs a good base', 'On bare dry skin it caught on every flake. Over moisturiser it is lovely.'],
  ],
  concealer: [
    [5, 'Night shift hidden', 'I am a nurse and my under-eyes tell everyone. With this they keep quiet.'],
    [4, 'A dot is plenty', 'I used far too much at first and it creased. Now one dot each side and it lasts through two meetings.'],
  ],
  'compact-powder': [
    [5, 'Lives in my purse', 'A quick dab at 3 pm and I can face a client again. Does not sit in the lines of my forehead.'],
    [4, 'Soft, not chalky', 'I was afraid of a white cast in photos. There is none, I checked with my cousin’s flash.'],
  ],
  'blush-highlighter': [
    [5, 'Healthy face in a minute', 'I put it on in the auto. People ask whether I have been on holiday.'],
    [4, 'Go slow with it', 'The first time I looked like a doll from a mela. Two light strokes are enough, then it is perfect.'],
  ],
  primer: [
    [5, 'Makeup stays where I put it', 'In July, in Mumbai. I did not believe it either.'],
    [3, 'Nice but not a miracle', 'It smooths, yes. My pores are still my pores.'],
  ],
  kajal: [
    [5, 'My nani’s verdict', 'She has made her own for fifty years and asked me to leave this one with her.'],
    [4, 'Stays on the waterline', 'From the morning lecture to the hostel mess at night. I touch up once.'],
  ],
  eyeliner: [
    [5, 'Wings on both sides', 'For the first time in my life they match. I sent the picture to my sister at once.'],
    [3, 'Wait for it to set', 'I blinked too soon and had a second line above. Give it half a minute.'],
  ],
  mascara: [
    [4, 'Lashes that are there', 'Mine are short and straight. Two coats and you can see them from across the table.'],
    [5, 'Cried at the bidaai', 'All of it stayed. My bhabhi’s did not.'],
  ],
  eyeshadow: [
    [5, 'Easy to build', 'I do a light wash for work and go over it again for dinner. No harsh edges either way.'],
    [3, 'Some fall-out', 'Do the base after the eyes, and nobody will know.'],
  ],
  brows: [
    [5, 'I have a face again', 'Over-plucked since college. A few touches and nobody can tell.'],
    [4, 'Not too dark', 'It builds slowly, which is what I want before coffee.'],
  ],
  lipstick: [
    [5, 'Function after function', 'I have worn it to two months of functions and it is still the one that I reach for.'],
    [4, 'Feels like nothing', 'No dragging, no flakes by the evening. It does leave a mark on the cup.'],
    [3, 'Nice with a liner', 'Alone it travels a little at the corners of my mouth. With a liner below it stays put.'],
  ],
  'liquid-lipstick': [
    [5, 'Through a whole thali', 'Even the pickle did not move it. I took it off with coconut oil at night.'],
    [3, 'Keep some balm ready', 'Lasts very long but my lips feel tight by evening. Balm before and it is fine.'],
  ],
  'lip-gloss': [
    [5, 'No hair in it', 'I rode pillion from Bandra to Juhu and arrived with a clean face. That is the test.'],
    [4, 'Sweet little shine', 'My teenage daughter and I share it, so we need another.'],
  ],
  'lip-liner': [
    [5, 'Glides', 'I used to skip this step because it pulled. This one does not.'],
    [4, 'Holds everything in', 'Outline, fill in, done. I often wear nothing on top.'],
  ],
  'lip-balm': [
    [5, 'Desert tested', 'A week in Jaisalmer and not one crack. Everyone borrowed it.'],
    [4, 'Small and good', 'It goes in the coin part of my wallet. I finish one a month.'],
  ],
  'nail-polish': [
    [5, 'Two coats, no streaks', 'Dry before my son woke up from his nap. I have nothing else to ask for.'],
    [4, 'Chipped after five days', 'On the fifth day of dishes and typing. For me that is a long time.'],
  ],
  'nail-care': [
    [5, 'My hands look cared for', 'I type all day, so I look at them all day. Now I like what I see.'],
    [4, 'Simple and good', 'I do it while the cooker whistles. Three times, and I am done.'],
  ],
  'makeup-brushes': [
    [5, 'Dries overnight', 'I wash on Sunday evening and on Monday it is ready and soft.'],
    [3, 'Good, a little stiff at first', 'It became nicer after two washes with baby shampoo.'],
  ],
  sponges: [
    [5, 'A tidy dressing table', 'My things look like new, and my face as if I had gone to the parlour.'],
    [4, 'Makes a difference', 'Same foundation, better face. I should not have waited so long.'],
  ],
  // skin
  'face-wash': [
    [4, 'Morning and night', 'Two months in, my forehead is calmer and I have stopped touching it in meetings.'],
    [5, 'Even in hard water', 'In our building everything dries the skin. After this one I am not running for cream.'],
  ],
  cleanser: [
    [5, 'Takes off the whole day', 'Sunscreen, kajal, the 6.15 local. One round and the towel stays white.'],
    [4, 'Soft after rinsing', 'My face does not feel tight, and I tend to forget the cream after it.'],
  ],
  'face-scrub': [
    [4, 'Gentle enough', 'I was scared of redness. There was none, and my skin feels polished. Wednesday and Sunday only.'],
    [3, 'Too mild for my nose', 'Lovely on the cheeks. The blackheads did not notice.'],
  ],
  toner: [
    [5, 'Like a window opened', 'Straight after a bath in May. I keep it in the fridge door beside the chutney.'],
    [4, 'Calms my cheeks', 'They used to flush after washing. Less of that now.'],
  ],
  'face-serum': [
    [5, 'Marks are lighter', 'Three months of every night. The spots from my pregnancy are not gone, but I no longer cover them.'],
    [4, 'Sinks in at once', 'No film, no shine. I wish that it was cheaper.'],
    [3, 'Slow', 'My skin is softer after five weeks. I was hoping for more by now.'],
  ],
  'face-oil': [
    [5, 'For flights', 'Delhi to Toronto, and I arrived with a face and not a papad.'],
    [4, 'Three nights a week', 'More than that is too rich for me. Just right in December.'],
  ],
  'eye-care': [
    [4, 'Less puffy', 'I am up with the baby twice a night. At eight in the morning I look like six hours of sleep.'],
    [3, 'Pleasant, slow', 'Feels good. The dark circles are from my father, so I do not blame it.'],
  ],
  'sheet-mask': [
    [5, 'Before every wedding', 'The night before, with my sisters, all of us looking like a horror film. Our skin was happy the next day.'],
    [3, 'Once a week', 'More than that dries me out. On a Saturday evening it is just right.'],
  ],
  moisturiser: [
    [5, 'The whole family', 'My father-in-law asks for “that cream” by now. He is seventy-two.'],
    [4, 'No shine on video calls', 'It leaves a soft look and does not pill under sunscreen.'],
  ],
  'night-cream': [
    [5, 'I wake up better', 'I can’t explain it. The pillow side of my face was always creased in the morning, and it is not now.'],
    [4, 'Rich but not heavy', 'One pea is enough. I do the neck as well.'],
  ],
  'gel-cream': [
    [4, 'Summer only, and then always', 'From March to October I use nothing else.'],
    [5, 'For oily people', 'Every cream makes me shine like a tawa. This one does not.'],
  ],
  sunscreen: [
    [5, 'Cricket mothers approve', 'We sit at the ground from ten to one each Saturday. No tan line from the watch this year.'],
    [3, 'Patience', 'Let it rest for five minutes before the makeup, or it moves.'],
  ],
  'after-sun': [
    [5, 'Andaman saved', 'I fell asleep on the beach. Two days of this and I could wear a dupatta again.'],
    [4, 'Cool and calming', 'I use it after riding as well, on the arms and the back of the neck.'],
  ],
  // hair
  shampoo: [
    [4, 'Clean for three days', 'With oily roots I washed daily before. Now it is twice a week.'],
    [5, 'Less on the comb', 'I count, yes. Half of what it was in the rains.'],
  ],
  conditioner: [
    [5, 'No more tears', 'My daughter’s curls, a wide comb and this. Our mornings are quiet now.'],
    [4, 'Does not weigh it down', 'My hair is thin and it still has its body the next day.'],
  ],
  'hair-mask': [
    [5, 'Straightening undone', 'Years of the iron, and the ends felt like a broom. After a month they bend again.'],
    [4, 'Sunday, thirty minutes', 'With a warm towel around. My husband asked if I had a haircut.'],
  ],
  'hair-oil': [
    [5, 'Like at my grandmother’s', 'Warm it a little, sit on the floor, and let somebody else do it. I sleep like a child.'],
    [3, 'Plan the day after', 'Good for the hair. I leave it on overnight and wash it at leisure.'],
  ],
  'hair-serum': [
    [5, 'Frizz gave up', 'I live in Kochi. I need to say no more.'],
    [4, 'Only at the ends', 'Too much, and it is flat. With a little my hair shines.'],
  ],
  'scalp-care': [
    [4, 'Itching stopped', 'The second week. I wore black to office again after a year.'],
    [3, 'Tingles', 'Not painful, just strange. The flakes are less.'],
  ],
  'hair-colour': [
    [4, 'Looks like my own', 'Only better. My hairdresser asked what I had done.'],
    [5, 'Nobody noticed', 'And that is the point. They only said that I look rested.'],
  ],
  styling: [
    [4, 'Survives the helmet', 'I scoot to work, and it still sits when I take the helmet off.'],
    [5, 'Garba night', 'Four hours of it. I did not hold, but my hair did.'],
  ],
  'hair-tools': [
    [5, 'Late, but fine', 'I am always late. With this I am late and look good.'],
    [4, 'Comfortable to hold', 'Also in the left hand. My mother has taken it to her own bathroom.'],
  ],
  // fragrance
  'eau-de-parfum': [
    [5, 'Asked by strangers', 'In the lift, by a lady that I have never spoken to in four years. We talk now.'],
    [3, 'Strong at first', 'Give it twenty minutes before you judge. Then it is warm and close.'],
  ],
  'eau-de-toilette': [
    [4, 'Light for the day', 'Nobody in my cabin sneezes. I put it on again after lunch.'],
    [5, 'My Monday', 'It makes me sit up straight. I can’t say it better.'],
  ],
  attar: [
    [5, 'One touch lasts', 'On my wrist after the bath, and my shawl still has it two days later.'],
    [4, 'Traditional', 'It took me back to the lane behind the mosque where my dada bought his.'],
  ],
  'body-mist': [
    [4, 'After the gym', 'Quick, fresh, and gone by lunch, which I don’t mind.'],
    [5, 'College bag', 'My roommate has “borrowed” so much that I have ordered her one.'],
  ],
  deodorant: [
    [4, 'Works on the 8.05', 'That train is the test of everything.'],
    [3, 'Until six', 'Ten hours are fine. For a night out I put it on again.'],
  ],
  candles: [
    [5, 'Evening in our house', 'Lights down, this on the shelf, and even my son puts the phone away.'],
    [4, 'Not too much', 'It is in the room without taking it over. Guests ask what it is.'],
  ],
  // bath and body
  'body-wash': [
    [5, 'My bathroom is a hotel', 'I stay in for longer than I should. The geyser bill will tell.'],
    [4, 'Rinses off well', 'No film, no squeaking. My skin does not ask for lotion in April.'],
  ],
  soap: [
    [4, 'Did not melt', 'It stood in a wet dish for a month and kept its form.'],
    [5, 'Gifted six', 'To the teachers of my son. All of them asked where it was from.'],
  ],
  ubtan: [
    [5, 'Glow for a week', 'Arms and legs, before my cousin’s wedding. I wore sleeveless without a second thought.'],
    [4, 'Messy and worth it', 'Do it before the bath, standing up. The tiles need a rinse too.'],
  ],
  'body-lotion': [
    [4, 'Not sticky under clothes', 'I dress right after it. No marks on the kurta.'],
    [5, 'Elbows!', 'I had given up on mine.'],
  ],
  'body-butter': [
    [5, 'For January in Lucknow', 'After the bath, before the second sweater. My legs have stopped looking like a map.'],
    [4, 'Thick, in a good way', 'Warm it between the palms. A little covers both arms.'],
  ],
  'body-oil': [
    [4, 'On wet skin', 'It goes on like nothing, and I can dress at once.'],
    [5, 'My winter habit', 'After the bath, before the towel. My shins do not flake any more.'],
  ],
  'hand-cream': [
    [5, 'I wash vessels', 'Twice a day, without gloves. My hands look ten years younger than my hands.'],
    [4, 'On my desk', 'The keyboard stays clean, so it is allowed to stay.'],
  ],
  'foot-care': [
    [5, 'Sandals again', 'I hid my heels for two winters.'],
    [3, 'Needs patience', 'Not in one evening. After two weeks my heels do not catch on the sheet.'],
  ],
  'gift-sets': [
    [5, 'She called me at once', 'For my best friend’s thirtieth. It looked like I had planned for weeks.'],
    [4, 'Pretty box', 'I kept it for my bangles. What was in it is finished.'],
  ],
  // clothing
  kurtas: [
    [5, 'A family lunch', 'I cooked in it, served in it and danced with my nephew in it. It looked fresh in the last picture.'],
    [4, 'Length is right', 'I am 5 ft 7 and most of them end at an odd place. This one knows where to stop.'],
    [3, 'Snug at the back', 'Only when I lift a child. Standing and sitting it is lovely.'],
    [5, 'Teacher’s uniform', 'Chalk, ink, thirty children. I now own it twice.'],
  ],
  sarees: [
    [5, 'Pleats stay', 'I am a beginner and used four pins. In the evening they were all where I had put them.'],
    [4, 'Easy to carry', 'I forgot that I was not in a kurta until I met the stairs.'],
    [3, 'Find the right petticoat', 'The wrong one peeped out at my ankles. With a better one it is beautiful.'],
  ],
  lehengas: [
    [5, 'My cousin’s sangeet', 'It turned when I turned. There are eleven videos of it.'],
    [4, 'Hangs so well', 'I sat down after the third song, and it fell back into place by itself.'],
  ],
  dupattas: [
    [5, 'Lifts an old suit', 'My five-year-old black one looks like a new one now.'],
    [4, 'Stays on the shoulder', 'It does not slide all day. The finish of the ends is neat.'],
  ],
  dresses: [
    [5, 'Brunch and then some', 'From brunch to a birthday without going home. I added earrings.'],
    [4, 'I can move', 'Sit, walk and get into an auto without thinking.'],
    [3, 'Not made for my height', 'I am 5 ft 1 and my tailor had to help. Now it is my favourite.'],
    [2, 'Not on me', 'It looked better on the hanger than it does on me. The return was picked up the next morning.'],
  ],
  tops: [
    [5, 'Three ways', 'Under a blazer, with jeans, with a skirt. Monday to Wednesday are done.'],
    [4, 'Cool to wear', 'Nagpur, 44 degrees, no complaints.'],
  ],
  trousers: [
    [5, 'Sit on the floor in them', 'At a pooja, for two hours. Nothing pinched.'],
    [4, 'Good cut', 'I am tall, and they look as if they were meant for me.'],
    [3, 'Crease at the knee', 'By the evening. One hot iron and they are fine.'],
  ],
  jackets: [
    [5, 'Office AC', 'The only thing between me and the vent. It looks as if I meant it.'],
    [4, 'Makes an outfit', 'I put it over what I wear anyway, and people think that I planned it.'],
  ],
  nightwear: [
    [5, 'Summer and winter', 'Our fan is older than I am, and our heater too. I sleep through in this.'],
    [4, 'Soft from the first night', 'I ordered one for my mother as well. She wears nothing else to bed.'],
  ],
  loungewear: [
    [5, 'Weekends', 'On at Friday evening, off on Monday morning.'],
    [4, 'Soft, and stays so', 'A month of Sundays and no little balls on it.'],
  ],
  bras: [
    [5, 'Nothing to adjust', 'I went through a whole day, and noticed it only at night.'],
    [3, 'Good support, warm', 'In May I prefer another. From August on it is this one.'],
  ],
  briefs: [
    [5, 'Comfortable all day', 'I forget about them, and that is all that I want.'],
    [4, 'Stay in place', 'Also on the scooter and on the yoga mat.'],
  ],
  shapewear: [
    [4, 'Smooth line', 'Nothing shows, and nothing rides up when I sit.'],
    [3, 'Warm in summer', 'Good otherwise. I keep it for the evenings.'],
  ],
  // jewellery, bags, footwear
  earrings: [
    [5, 'Both the same', 'You laugh, but of my last pair one was bigger.'],
    [4, 'With short hair', 'They are seen at last. My mother wants to borrow them.'],
    [3, 'Smaller than on my screen', 'Still pretty, more for the office than for a function.'],
  ],
  necklaces: [
    [5, 'One piece and done', 'A plain blouse, this, and I looked as if I had tried.'],
    [4, 'Stays in its place', 'It does not turn around during the day, and it did not catch on my saree.'],
  ],
  bangles: [
    [5, 'Every day', 'With jeans to college, with a suit on Friday.'],
    [3, 'Check your wrist first', 'I measured after ordering, the wrong way round. Beautiful, and my sister’s now.'],
  ],
  rings: [
    [4, 'Stays bright', 'A soft brush and warm water once a week. It looks as it did at first.'],
    [5, 'Almost returned it', 'In the box I was not sure. On me I was, and I have not taken it off.'],
  ],
  totes: [
    [5, 'Carries it all', 'Tiffin, sweater, umbrella, and what my son gives me on the way.'],
    [4, 'Better with use', 'Two months in and it has got its own shape.'],
  ],
  'sling-bags': [
    [5, 'Hands free at the market', 'Brinjals in one, my son in the other.'],
    [3, 'No room for a book', 'For everything else it is just right.'],
  ],
  clutches: [
    [5, 'Phone, lipstick, shagun', 'What you need at a wedding, and it does not slip.'],
    [4, 'Goes with my reds', 'And, to my surprise, with my greens.'],
  ],
  watches: [
    [5, 'I look at it too often', 'Then I have to look again, because I did not read the time.'],
    [3, 'More jewellery than clock', 'For the minutes I take my phone. On the wrist it is lovely.'],
  ],
  sunglasses: [
    [5, 'They suit me', 'That has not happened since school. My husband said so before I asked.'],
    [3, 'Hold on to the case', 'I put mine in the bag without it, and that was that. My own fault.'],
  ],
  juttis: [
    [5, 'Wedding to airport', 'I slept in them, practically. No shoe bite.'],
    [4, 'Two evenings at home first', 'Then they know your feet.'],
  ],
  sandals: [
    [4, 'A whole wedding', 'From the baraat to the last photo, and I did dance.'],
    [5, 'Dress up anything', 'A cousin’s old frock, these, and I was somebody.'],
  ],
  // mom and baby
  'baby-skin': [
    [5, 'Cheeks in winter', 'The red patches went in four days, and the paediatrician was fine with it.'],
    [4, 'Goes on quickly', 'With one who crawls away you have ten seconds. It is enough.'],
  ],
  'baby-bath': [
    [5, 'Bath is fun again', 'She cried for a month. Now she splashes.'],
    [4, 'Gentle', 'I try everything on my own arm first. No redness on either of us.'],
  ],
  diapering: [
    [5, 'One worry less', 'No rash since we changed to these.'],
    [3, 'Good, but we need many', 'One pack is not enough for us. I order two at a time.'],
  ],
  feeding: [
    [4, 'Easy to clean', 'At 3 am that is all I care for.'],
    [5, 'Accepted', 'After four others that he pushed away.'],
  ],
  rompers: [
    [5, 'A photo every day', 'He does not know it, but there are two hundred.'],
    [4, 'Room to grow', 'We took the next size, and it still looks right.'],
  ],
  swaddles: [
    [5, 'She sleeps', 'So I do. That is all that I know.'],
    [4, 'Softer each week', 'It goes wherever we go, and into the machine after that.'],
  ],
  'baby-toys': [
    [5, 'The only one she wants', 'There is a basket of others. They are furniture.'],
    [4, 'No sharp corners', 'He has tested it on my chin.'],
  ],
  'maternity-wear': [
    [5, 'From month four to now', 'My daughter is six months, and I still wear it on Sundays.'],
    [3, 'Nice, but order early', 'I waited until the eighth month and had little time in it.'],
  ],
  'maternity-care': [
    [5, 'A friend told me', 'And now I tell every pregnant woman in the building.'],
    [4, 'Well thought out', 'Whoever made it has had a baby.'],
  ],
}

export const reviewsByCategory: DemoReview[] = Object.entries(lines).flatMap(([category, own]) =>
  own.map(([rating, title, body]) => ({ fits: [category], rating, title, body })),
)
