/** Our names for the fields of a move, also for answers through an interviewer's link. */
export const moveFields = {
  STATUS: "status",
  INTERVIEW_TYPE: "type",
  METTING_CONDUCTED_BY_ID: "person",
  CALLBACK_DATE: "date",
  CALLBACK_TIME: "time",
  MEETING_LINK: "place",
  COMMENT: "comment",
  SCORES: "scores",
};
