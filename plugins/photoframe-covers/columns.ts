/** What else happened in a harbour town. */
export const LEAD =
  'The harbour had not seen such a crowd since the lighthouse was first lit. By seven in the morning the tram ' +
  'company had put on six extra cars, and by eight the bakers of Rope Street had sold out. “I came for the fish,” ' +
  'said one lady from Upper Ferry, “and I stayed for the history.” The mayor spoke for eleven minutes, which is ' +
  'thought to be the shortest address of his career. Witnesses agree on little else. The brass band played on ' +
  'throughout, though two of its trombones were later found on the wrong side of the quay. The council will meet on ' +
  'Thursday to decide what shall be done with the bunting.'

export const BRIDGE =
  'Work on the iron bridge will last until spring. Engineers found that the northern pier stands on the wreck of an ' +
  'older bridge, which itself stands on a ferry. Carts are sent round by Mill Lane. The ferryman, Mr Oakes, has ' +
  'raised his fare by a halfpenny and declines to comment. The public is asked not to throw bread to the divers.'

export const ORCHARD =
  'A pear of uncommon size was weighed at the town hall on Monday before two witnesses and a notary. It came to ' +
  'four pounds and one ounce, which beats the standing record by the weight of a plum. The grower, Miss Adela ' +
  'Finch, waters with cold tea. On Friday the committee will eat it in alphabetical order.'
