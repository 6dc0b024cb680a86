import { RATINGS } from '@zoetrope/model';

/** The options of a select that chooses a rating. */
export function RatingOptions() {
  return RATINGS.map((rating) => (
    <option key={rating} value={rating}>
      {rating}
    </option>
  ));
}
