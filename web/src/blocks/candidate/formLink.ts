/** The address of a candidate's form, for staff who are signed in. */
export const formHref = (candidate: string) => `/candidate_form/${candidate}`;
