/** What a phrase means. The id is a lexicon id, a Color or a Gender. */
export interface Concept {
  kind:
    | 'type'
    | 'color'
    | 'material'
    | 'pattern'
    | 'shopper-pattern'
    | 'shopper-color'
    | 'shopper-type'
    | 'comparison'
    | 'attribute'
    | 'gender'
    | 'shopper-gender'
    | 'other-goods'
    | 'name'
    /** What is said of a part of a garment: "rubber sole". Its id is those words. */
    | 'part';
  id: string;
}
