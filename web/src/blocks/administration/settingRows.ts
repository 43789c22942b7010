/** The labels and editors of the settings. */

export type Editor = "zone" | "text" | "requisition" | "choices" | "addresses" | "words";

export type SettingRow = {
  key: string;
  label: string;
  about: string;
  editor: Editor;
  /** Shown for no value. */
  empty: string;
};

export type SettingPart = { title: string; rows: readonly SettingRow[] };

export const settingParts: readonly SettingPart[] = [
  {
    title: "Desk",
    rows: [
      {
        key: "businessZone",
        label: "Business zone",
        about: "The time zone of today, months and hours in lists and figures",
        editor: "zone",
        empty: "",
      },
      {
        key: "dailyCalls",
        label: "Calls a day",
        about: "What a recruiter is to reach; half of Achieved Target %",
        editor: "text",
        empty: "",
      },
      {
        key: "dailyShortlisted",
        label: "Shortlisted a day",
        about: "The other half of Achieved Target %",
        editor: "text",
        empty: "",
      },
      {
        key: "callReasons",
        label: "Reasons noted after a call",
        about: "What the calling round offers for the note",
        editor: "words",
        empty: "None",
      },
      {
        key: "feedbackFactors",
        label: "Feedback factors",
        about: "What an interview is scored by, from 1 to 5",
        editor: "words",
        empty: "",
      },
      {
        key: "resumeOptional",
        label: "Positions with optional resume",
        about: "Their candidates can be saved without a resume",
        editor: "choices",
        empty: "None: every candidate needs a resume",
      },
      {
        key: "sourceShown",
        label: "Departments that show the candidate source",
        about: "On their requisitions everybody sees where a candidate came from; managers see it everywhere",
        editor: "choices",
        empty: "None: managers only",
      },
    ],
  },
  {
    title: "Working time",
    rows: [
      {
        key: "workDays",
        label: "Working days",
        about: "The weekdays on which people work, one on each line",
        editor: "words",
        empty: "",
      },
      {
        key: "workHours",
        label: "Working hours",
        about: "From when to when people work; what is due counts these hours",
        editor: "text",
        empty: "",
      },
      {
        key: "holidays",
        label: "Holidays",
        about: "Days on which nobody works, such as 2026-01-26; a name may follow",
        editor: "words",
        empty: "None",
      },
      {
        key: "slaHours",
        label: "Hours to act",
        about: "Within how many working hours each task is done; what is not listed keeps its usual hours",
        editor: "words",
        empty: "The usual hours",
      },
      {
        key: "sleepDays",
        label: "Days until a candidate is asleep",
        about: "Who was to be called longer ago is counted apart and is never overdue",
        editor: "text",
        empty: "",
      },
      {
        key: "touchFirst",
        label: "First touch point",
        about: "Working days after the offer was accepted",
        editor: "text",
        empty: "",
      },
      {
        key: "touchEvery",
        label: "Further touch points",
        about: "Days since the last one",
        editor: "text",
        empty: "",
      },
      {
        key: "touchBefore",
        label: "Touch points before joining",
        about: "How many days before the joining date",
        editor: "words",
        empty: "None",
      },
    ],
  },
  {
    title: "Mail",
    rows: [
      {
        key: "mailSenderName",
        label: "Sender's name",
        about: "As mail programs show it",
        editor: "text",
        empty: "",
      },
      {
        key: "mailSender",
        label: "Sender's address",
        about: "Your mail server must accept it",
        editor: "text",
        empty: "",
      },
      {
        key: "joiningMailTo",
        label: "Joining mail recipients",
        about: "They get every joining date by mail, besides the people concerned",
        editor: "addresses",
        empty: "Nobody else",
      },
    ],
  },
  {
    title: "Pages for candidates",
    rows: [
      {
        key: "companyName",
        label: "Company name",
        about: "As candidates know it",
        editor: "text",
        empty: "",
      },
      {
        key: "consentText",
        label: "Consent",
        about: "What candidates agree to before they enter anything; it says {company} and {contact}",
        editor: "text",
        empty: "",
      },
      {
        key: "privacyContact",
        label: "Privacy contact",
        about: "Whom candidates ask about what is kept of them",
        editor: "text",
        empty: "",
      },
      {
        key: "securityContact",
        label: "Security contact",
        about: "Where a weakness is reported: mailto: and an e-mail address, or a page (https://)",
        editor: "text",
        empty: "None: there is no security.txt",
      },
      {
        key: "educationLevels",
        label: "Education levels",
        about: "What the candidate form offers as degree or diploma",
        editor: "words",
        empty: "",
      },
      {
        key: "compressPdfUrl",
        label: "Page that compresses a PDF",
        about: "Linked from the resume upload; it opens in a new tab. /smaller_pdf is our own page",
        editor: "text",
        empty: "None: no link is shown",
      },
      {
        key: "resumeKB",
        label: "Size of a resume, in kB",
        about: "A resume has to be smaller, wherever it is uploaded: 200 to 5,000",
        editor: "text",
        empty: "",
      },
    ],
  },
  {
    title: "ESA programme",
    rows: [
      {
        key: "esaLive",
        label: "Live requisition",
        about: "New candidates of the programme are added to this one",
        editor: "requisition",
        empty: "None",
      },
      {
        key: "esaTest",
        label: "Test requisition",
        about: "For trying things out",
        editor: "requisition",
        empty: "None",
      },
    ],
  },
  {
    title: "WhatsApp campaigns",
    rows: [
      {
        key: "campaignEsa",
        label: "ESA Link campaign",
        about: "The campaign that ESA Link and broadcasts send, as your messaging service names it",
        editor: "text",
        empty: "",
      },
      {
        key: "campaignOnboarding",
        label: "Onboarding campaign",
        about: "To sales associates instead, when the sender has a telephony user id",
        editor: "text",
        empty: "",
      },
      {
        key: "campaignPartTime",
        label: "Part-time onboarding campaign",
        about: "The same to sales associates whose requisition is Part Time",
        editor: "text",
        empty: "",
      },
      {
        key: "campaignMedia",
        label: "Picture or document",
        about: "The address of what the campaigns show; your messaging service must be able to open it",
        editor: "text",
        empty: "None",
      },
      {
        key: "campaignLanguage",
        label: "Language",
        about: "The code of the language in which the campaigns are written, as in en or en_US",
        editor: "text",
        empty: "",
      },
    ],
  },
];

export const settingRows = settingParts.flatMap(({ rows }) => rows);

/** The entries of a list setting; a single-line setting has one. */
export const entriesOf = (value: string) => value.split("\n").filter(Boolean);
