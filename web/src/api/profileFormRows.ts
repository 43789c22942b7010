import { client, unwrap, type Wire } from "./client";
import {
  type Certificate,
  certificateNames,
  type Education,
  type Experience,
  educationNames,
  experienceNames,
  type Listed,
  type Mode,
  once,
  ours,
  type Row,
  theirs,
  type Written,
} from "./profileForm";

/** The three steps of a candidate's profile that are tables. Each write answers the whole list. */

const flag = (on: boolean) => (on ? "1" : "0");
const modeOf = (lasts: string): Mode => ({ mode: lasts === "1" ? "lasts" : "over" });

const educationOf = (row: Wire<"EducationRow">): Row<Education> => ({
  ...ours(educationNames, row),
  ...modeOf(row.IS_PURSUEING),
  id: row.CAN_ED_ID,
  version: row.VERSION,
});

export async function fetchEducation(id: string): Promise<Row<Education>[]> {
  const path = "/api/Master.svc/get_candidate_education_data/{id}";
  return (await unwrap(client.GET(path, { params: { path: { id } } }))).rows.map(educationOf);
}

export async function saveEducation(
  candidate: string,
  { values, id = "", version }: Written<Education>,
  key: string,
): Promise<Listed<Education>> {
  const { mode, ...texts } = values;
  const body = {
    CAN_ID: candidate,
    CAN_ED_ID: id,
    ...theirs(educationNames, texts),
    IS_PURSUEING: flag(mode === "lasts"),
    IS_COMPLETED: flag(mode === "over"),
    VERSION: version,
  };
  const path = "/api/Master.svc/insert_candidate_education_data";
  const names = { ...educationNames, IS_PURSUEING: "mode", IS_COMPLETED: "mode" };
  const { rows, message } = await unwrap(client.POST(path, { headers: once(key), body }), names);
  return { rows: rows.map(educationOf), message };
}

export async function deleteEducation(
  candidate: string,
  { id, version }: Row<Education>,
  key: string,
): Promise<Listed<Education>> {
  const body = { CAN_ID: candidate, CAN_ED_ID: id, VERSION: version };
  const path = "/api/Master.svc/delete_candidate_education_data";
  const { rows, message } = await unwrap(client.POST(path, { headers: once(key), body }));
  return { rows: rows.map(educationOf), message };
}

const experienceOf = (row: Wire<"ExperienceRow">): Row<Experience> => ({
  ...ours(experienceNames, row),
  ...modeOf(row.IS_WORKING),
  id: row.CAN_EXP_ID,
  version: row.VERSION,
});

export async function fetchExperience(id: string): Promise<Row<Experience>[]> {
  const path = "/api/Master.svc/get_candidate_experience_data/{id}";
  return (await unwrap(client.GET(path, { params: { path: { id } } }))).rows.map(experienceOf);
}

export async function saveExperience(
  candidate: string,
  { values, id, version }: Written<Experience>,
  key: string,
): Promise<Listed<Experience>> {
  const { mode, ...texts } = values;
  const body = {
    CAN_ID: candidate,
    CAN_EXP_ID: id,
    ...theirs(experienceNames, texts),
    IS_WORKING: flag(mode === "lasts"),
    IS_EXPERIENCED: flag(mode === "over"),
    VERSION: version,
  };
  const path = "/api/Master.svc/insert_candidate_experience_data";
  const names = { ...experienceNames, IS_WORKING: "mode", IS_EXPERIENCED: "mode" };
  const { rows, message } = await unwrap(client.POST(path, { headers: once(key), body }), names);
  return { rows: rows.map(experienceOf), message };
}

export async function deleteExperience(
  candidate: string,
  { id, version }: Row<Experience>,
  key: string,
): Promise<Listed<Experience>> {
  const body = { CAN_ID: candidate, CAN_EXP_ID: id, VERSION: version };
  const path = "/api/Master.svc/delete_candidate_experience_data";
  const { rows, message } = await unwrap(client.POST(path, { headers: once(key), body }));
  return { rows: rows.map(experienceOf), message };
}

const certificateOf = (row: Wire<"CertificateRow">): Row<Certificate> => ({
  ...ours(certificateNames, row),
  id: row.CAN_CER_ID,
  version: row.VERSION,
});

export async function fetchCertificates(id: string): Promise<Row<Certificate>[]> {
  const path = "/api/Master.svc/get_candidate_certificate_data/{id}";
  return (await unwrap(client.GET(path, { params: { path: { id } } }))).rows.map(certificateOf);
}

export async function saveCertificate(
  candidate: string,
  { values, id, version }: Written<Certificate>,
  key: string,
): Promise<Listed<Certificate>> {
  const body = {
    CAN_ID: candidate,
    CAN_CER_ID: id,
    ...theirs(certificateNames, values),
    VERSION: version,
  };
  const path = "/api/Master.svc/insert_candidate_certificate_data";
  const { rows, message } = await unwrap(client.POST(path, { headers: once(key), body }), certificateNames);
  return { rows: rows.map(certificateOf), message };
}

export async function deleteCertificate(
  candidate: string,
  { id, version }: Row<Certificate>,
  key: string,
): Promise<Listed<Certificate>> {
  const body = { CAN_ID: candidate, CAN_CER_ID: id, VERSION: version };
  const path = "/api/Master.svc/delete_candidate_cerificate_data";
  const { rows, message } = await unwrap(client.POST(path, { headers: once(key), body }));
  return { rows: rows.map(certificateOf), message };
}

/** The levels of education that the form offers. */
export async function fetchEducationLevels(): Promise<string[]> {
  const path = "/api/Master.svc/get_education_select2/{id}";
  const { rows } = await unwrap(client.GET(path, { params: { path: { id: "all" } } }));
  return rows.map(({ text }) => text);
}
