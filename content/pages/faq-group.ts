// /faq as it is written in content/pages/faq.ts: groups of questions, each with an id to link to and an answer in Markdown.
export type FaqGroup = {
  id: string;
  title: string;
  questions: readonly { id: string; question: string; answer: string }[];
};

/** The same compiled: the answer as HTML of ours, and in plain words for the search. */
export type CompiledFaqGroup = {
  id: string;
  title: string;
  questions: readonly { id: string; question: string; answerHtml: string; answerText: string }[];
};
