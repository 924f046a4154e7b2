/** Names as registered; the API sends first names only. */
// oxfmt-ignore
export const reviewAuthors: string[] = [
  'Aarti S.', 'Aishwarya R.', 'Amrita K.', 'Ananya B.', 'Anjali M.', 'Arpita D.', 'Ayesha F.', 'Bhavna P.', 'Chitra V.', 'Debjani G.',
  'Deepa N.', 'Divya T.', 'Esther L.', 'Fatima Z.', 'Gayatri H.', 'Geetanjali J.', 'Gurleen K.', 'Harpreet S.', 'Heena M.', 'Indrani C.',
  'Ishita A.', 'Jasmine D’S.', 'Jyoti Y.', 'Kavya S.', 'Keerthana P.', 'Kritika G.', 'Lakshmi I.', 'Lalrinpuii C.', 'Madhuri W.', 'Meenakshi S.',
  'Megha T.', 'Mitali R.', 'Moitreyee B.', 'Nandini U.', 'Neha V.', 'Nilofer A.', 'Nithya M.', 'Oindrila S.', 'Pallavi J.', 'Parvathy N.',
  'Pooja C.', 'Prachi L.', 'Priyanka D.', 'Rashmi H.', 'Reshma K.', 'Riya M.', 'Rukmini A.', 'Sabiha Q.', 'Sanjana R.', 'Shalini T.',
  'Shreya P.', 'Simran B.', 'Sneha K.', 'Sreelakshmi M.', 'Sunita G.', 'Swati D.', 'Tanvi S.', 'Tenzin D.', 'Urvashi N.', 'Vaishnavi J.',
  'Yamini R.', 'Zainab H.',
]
