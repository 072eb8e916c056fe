CREATE TABLE `accounts` (
	`provider` text NOT NULL,
	`provider_account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`password_hash` text,
	`proven_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `provider_account_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`full_name` text,
	`stripe_customer_id` text,
	`sync_ticket` integer DEFAULT 0 NOT NULL,
	`synced_at` integer DEFAULT 0 NOT NULL,
	`email_confirmed_at` integer,
	`second_factor_at` integer,
	`terms_told` text DEFAULT '' NOT NULL,
	`holder` text NOT NULL,
	`purge_told_at` integer DEFAULT 0 NOT NULL,
	`customer_email_due` integer DEFAULT false NOT NULL,
	`mail_fault` text,
	`mail_heard_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_email_unique` ON `profiles` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_stripe_customer_id_unique` ON `profiles` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_holder_unique` ON `profiles` (`holder`);--> statement-breakpoint
CREATE INDEX `profiles_terms` ON `profiles` (`terms_told`);--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE INDEX `profiles_unconfirmed` ON `profiles` (`created_at`) WHERE "profiles"."email_confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `profiles_customer_email` ON `profiles` (`customer_email_due`) WHERE "profiles"."customer_email_due" = 1;--> statement-breakpoint
CREATE INDEX `profiles_synced` ON `profiles` (`synced_at`) WHERE "profiles"."stripe_customer_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`provider` text DEFAULT 'password' NOT NULL,
	`remembered` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`fresh_auth_at` integer NOT NULL,
	`passkey_at` integer DEFAULT 0 NOT NULL,
	`factor_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text,
	`keys_before` text,
	`created_at` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `tokens_end` ON `tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `tokens_email` ON `tokens` (`email`) WHERE "tokens"."email" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `erasures` (
	`erased_hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erasures_time` ON `erasures` (`erased_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`credential_id` text NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `spent_challenges` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_challenges_end` ON `spent_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `security_chain` (
	`id` integer PRIMARY KEY NOT NULL,
	`anchor_id` integer NOT NULL,
	`anchor_seal` text NOT NULL,
	`anchor_count` integer NOT NULL,
	`head_id` integer NOT NULL,
	`head_seal` text NOT NULL,
	`head_count` integer NOT NULL,
	`proof` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nonce` text NOT NULL,
	`mark` text NOT NULL,
	`user_id` text,
	`event` text NOT NULL,
	`outcome` text NOT NULL,
	`device` text,
	`network` text,
	`at` integer NOT NULL,
	`actor` text,
	`detail` text,
	`actor_id` text,
	`proof` text NOT NULL,
	`seal` text,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `security_events_nonce_unique` ON `security_events` (`nonce`);--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`) WHERE "security_events"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_actor` ON `security_events` (`actor_id`) WHERE "security_events"."actor_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_desk` ON `security_events` (`id`) WHERE "security_events"."actor" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_unsealed` ON `security_events` (`id`) WHERE "security_events"."seal" IS NULL;--> statement-breakpoint
CREATE TABLE `added_paths` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`period` text NOT NULL,
	`zawod_id` text,
	`reserved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `added_paths_owner` ON `added_paths` (`user_id`,`reserved_at`);--> statement-breakpoint
CREATE TABLE `career_analyses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`analysis_id` text NOT NULL,
	`analysis` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quiz_answers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`preferences` text NOT NULL,
	`additional_interests` text NOT NULL,
	`additional_info` text NOT NULL,
	`plan_type` text NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text,
	`stage` text,
	`first_section_ms` integer,
	`provider_status` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `runs_time` ON `runs` (`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `runs_latest` ON `runs` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_open` ON `runs` (`started_at`) WHERE "runs"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX `runs_ended` ON `runs` (`ended_at`,`outcome`) WHERE "runs"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `user_analysis` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`analysis` text NOT NULL,
	`quiz_answers` text NOT NULL,
	`trail` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_analysis_latest` ON `user_analysis` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `decisions` (
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`decision` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `analysis_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `person_facts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL,
	`health_consent_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hand_over_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hand_over_replies_owner` ON `hand_over_replies` (`user_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `hand_over_replies_link` ON `hand_over_replies` (`key`);--> statement-breakpoint
CREATE TABLE `hand_overs` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`sections` text NOT NULL,
	`analysed_at` text NOT NULL,
	`name` text,
	`openings` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`analysis_id`) REFERENCES `user_analysis`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hand_overs_owner` ON `hand_overs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `hand_overs_analysis` ON `hand_overs` (`analysis_id`);--> statement-breakpoint
CREATE INDEX `hand_overs_end` ON `hand_overs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `adviser_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `adviser_questions_owner` ON `adviser_questions` (`user_id`,`asked_at`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`letter_key` text,
	`letter_week` text DEFAULT '' NOT NULL,
	`calendar_key` text,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_letter_key_unique` ON `reminders` (`letter_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_calendar_key_unique` ON `reminders` (`calendar_key`);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`letter_week`) WHERE "reminders"."letter_key" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `objections` (
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`factor` text NOT NULL,
	`evidence` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `analysis_id`, `factor`, `evidence`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `skill_marks` (
	`user_id` text NOT NULL,
	`skill` text NOT NULL,
	`state` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `skill`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `step_marks` (
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`trail` text DEFAULT '' NOT NULL,
	`step` integer NOT NULL,
	`done_at` integer,
	`due_on` text,
	`note` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `analysis_id`, `trail`, `step`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `course_figures` (
	`course_id` text PRIMARY KEY NOT NULL,
	`ratings` integer DEFAULT 0 NOT NULL,
	`stars` integer DEFAULT 0 NOT NULL,
	`sold` integer DEFAULT 0 NOT NULL,
	`reduced_grosze` integer,
	`struck_grosze` integer,
	`lowest_grosze` integer,
	`lessons` integer DEFAULT 0 NOT NULL,
	`reading_minutes` integer DEFAULT 0 NOT NULL,
	`exercise_minutes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `course_prices` (
	`course_id` text NOT NULL,
	`asked_from` integer NOT NULL,
	`price_grosze` integer NOT NULL,
	PRIMARY KEY(`course_id`, `asked_from`)
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`number` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`course_title` text NOT NULL,
	`name` text NOT NULL,
	`finished_at` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`modules` text NOT NULL,
	`lessons` integer NOT NULL,
	`reading_minutes` integer NOT NULL,
	`exercise_minutes` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_owner` ON `certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_structures` (
	`course_id` text PRIMARY KEY NOT NULL,
	`structure` text NOT NULL,
	`model` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lesson_plans` (
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`summary` text NOT NULL,
	`state` text NOT NULL,
	`model` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`course_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`opened_at` integer NOT NULL,
	`done_at` integer,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lesson_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`text` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`answered_at` integer,
	`mended_version` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lesson_reports_user` ON `lesson_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `lesson_reports_lesson` ON `lesson_reports` (`course_id`,`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_reports_state` ON `lesson_reports` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `lesson_versions` (
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`practice` text,
	`author` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`course_id`, `lesson_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `lessons` (
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`content` text NOT NULL,
	`words` integer NOT NULL,
	`practice` text,
	`state` text DEFAULT 'ready' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`corrected_at` integer,
	`read_at` integer,
	`model` text NOT NULL,
	`created_at` integer NOT NULL,
	`refused_at` integer,
	`refused_why` text,
	PRIMARY KEY(`course_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE INDEX `lessons_needs_work` ON `lessons` (`state`) WHERE "lessons"."state" = 'needs-work';--> statement-breakpoint
CREATE INDEX `lessons_read` ON `lessons` (`course_id`,`read_at`) WHERE "lessons"."read_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `lessons_state` ON `lessons` (`course_id`,`state`);--> statement-breakpoint
CREATE TABLE `exercise_answers` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`text` text NOT NULL,
	`task` text NOT NULL,
	`version` integer NOT NULL,
	`feedback` text,
	`feedback_used` integer DEFAULT 0 NOT NULL,
	`feedback_id` text,
	`feedback_since` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `question_results` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`question` integer NOT NULL,
	`asked` text NOT NULL,
	`given` text NOT NULL,
	`first_verdict` text NOT NULL,
	`first_at` integer NOT NULL,
	`latest_verdict` text NOT NULL,
	`latest_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `lesson_id`, `question`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `review_cards` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`lesson_id` text,
	`meaning` text,
	`stage` integer NOT NULL,
	`due_on` text,
	`answered_at` integer NOT NULL,
	`previous_stage` integer,
	`previous_due_on` text,
	`previous_answered_at` integer,
	PRIMARY KEY(`user_id`, `course_id`, `term`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_cards_answered` ON `review_cards` (`user_id`,`answered_at`);--> statement-breakpoint
CREATE TABLE `course_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL,
	`changed_at` integer,
	`hidden_at` integer,
	`hidden_reason` text,
	`objection` text,
	`objected_at` integer,
	`answer` text,
	`answered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_reviews_person` ON `course_reviews` (`user_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `course_reviews_shown` ON `course_reviews` (`course_id`,`written_at`,`stars`) WHERE "course_reviews"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX `course_reviews_time` ON `course_reviews` (`written_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_reviews_objected` ON `course_reviews` (`objected_at`,`id`) WHERE "course_reviews"."objected_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `talks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`turns` text NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`feedback` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`reply_id` text,
	`reply_since` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `talks_lesson` ON `talks` (`user_id`,`course_id`,`lesson_id`,`started_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `talks_open` ON `talks` (`user_id`,`course_id`,`lesson_id`) WHERE "talks"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX `talks_age` ON `talks` (`started_at`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`since` integer NOT NULL,
	`detail` text NOT NULL,
	`last_told_at` integer,
	`ended_at` integer,
	`is_closed` integer DEFAULT false NOT NULL,
	`claimed_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`name`) WHERE "alerts"."is_closed" = 0;--> statement-breakpoint
CREATE INDEX `alerts_since` ON `alerts` (`since`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` real NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `error_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`message` text NOT NULL,
	`frame` text NOT NULL,
	`route` text NOT NULL,
	`version` text NOT NULL,
	`count` integer NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`request_ids` text NOT NULL,
	`silenced_version` text
);
--> statement-breakpoint
CREATE INDEX `error_groups_latest` ON `error_groups` (`last_seen`,`id`);--> statement-breakpoint
CREATE TABLE `model_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject` text,
	`model` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text,
	`input_tokens` integer,
	`output_tokens` integer,
	`reserved_micro` integer,
	`cost_micro` integer
);
--> statement-breakpoint
CREATE INDEX `model_calls_time` ON `model_calls` (`started_at`);--> statement-breakpoint
CREATE INDEX `model_calls_subject` ON `model_calls` (`subject`) WHERE "model_calls"."subject" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `model_calls_open` ON `model_calls` (`started_at`) WHERE "model_calls"."ended_at" IS NULL;--> statement-breakpoint
CREATE TABLE `model_months` (
	`month` text PRIMARY KEY NOT NULL,
	`micro` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`level` text NOT NULL,
	`message` text NOT NULL,
	`data` text,
	`user_id` text,
	`timestamp` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `logs_time` ON `logs` (`timestamp`);--> statement-breakpoint
CREATE INDEX `logs_user` ON `logs` (`user_id`) WHERE "logs"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `metrics` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`metric_name` text NOT NULL,
	`value` real NOT NULL,
	`user_id` text,
	`timestamp` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `metrics_name_time` ON `metrics` (`metric_name`,`timestamp`);--> statement-breakpoint
CREATE INDEX `metrics_time` ON `metrics` (`timestamp`);--> statement-breakpoint
CREATE INDEX `metrics_user` ON `metrics` (`user_id`) WHERE "metrics"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `site_figures` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operators` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `switches` (
	`name` text PRIMARY KEY NOT NULL,
	`sentence` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`set_by` text,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`set_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `switches_set_by` ON `switches` (`set_by`) WHERE "switches"."set_by" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lesson_refunds` (
	`purchase_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`user_id` text,
	`amount_grosze` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`purchase_id`, `lesson_id`),
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `lesson_refunds_owner` ON `lesson_refunds` (`user_id`);--> statement-breakpoint
CREATE INDEX `lesson_refunds_pending` ON `lesson_refunds` (`sent_at`,`asked_at`) WHERE "lesson_refunds"."sent_at" IS NULL;--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`order_number` text,
	`course_id` text NOT NULL,
	`amount_grosze` integer NOT NULL,
	`currency` text NOT NULL,
	`bought_at` integer NOT NULL,
	`checkout_id` text,
	`consented_at` integer,
	`opened_at` integer,
	`withdrawal_asked_at` integer,
	`withdrawn_at` integer,
	`readings` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `purchases_owner` ON `purchases` (`user_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `purchases_latest` ON `purchases` (`bought_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchases_order` ON `purchases` (`order_number`);--> statement-breakpoint
CREATE INDEX `purchases_time` ON `purchases` (`bought_at`,`course_id`,`withdrawn_at`);--> statement-breakpoint
CREATE INDEX `purchases_withdrawn` ON `purchases` (`withdrawn_at`) WHERE "purchases"."withdrawn_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `purchases_withdrawal_pending` ON `purchases` (`withdrawal_asked_at`) WHERE "purchases"."withdrawal_asked_at" IS NOT NULL AND "purchases"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE TABLE `unmatched_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`reference` text,
	`amount_grosze` integer NOT NULL,
	`currency` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `unmatched_payments_user` ON `unmatched_payments` (`user_id`);--> statement-breakpoint
CREATE INDEX `unmatched_payments_latest` ON `unmatched_payments` (`received_at`,`id`);--> statement-breakpoint
CREATE TABLE `entitlement_marks` (
	`mark` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entitlement_marks_holder` ON `entitlement_marks` (`holder`);--> statement-breakpoint
CREATE INDEX `entitlement_marks_age` ON `entitlement_marks` (`since`);--> statement-breakpoint
CREATE TABLE `entitlements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`holder` text NOT NULL,
	`user_id` text,
	`source` text NOT NULL,
	`item` text DEFAULT '' NOT NULL,
	`what` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`why` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "entitlements_sign" CHECK(CASE WHEN "entitlements"."kind" IN ('grant', 'refund') THEN "entitlements"."amount" >= 0 ELSE "entitlements"."amount" <= 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entitlements_key_unique` ON `entitlements` (`key`);--> statement-breakpoint
CREATE INDEX `entitlements_sum` ON `entitlements` (`holder`,`source`,`what`,`amount`);--> statement-breakpoint
CREATE INDEX `entitlements_user` ON `entitlements` (`user_id`);--> statement-breakpoint
CREATE INDEX `entitlements_source` ON `entitlements` (`source`) WHERE "entitlements"."source" <> 'free';--> statement-breakpoint
CREATE TABLE `open_orders` (
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`attempt` text NOT NULL,
	`checkout_id` text,
	`url` text,
	`amount_grosze` integer NOT NULL,
	`consented_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_orders_checkout` ON `open_orders` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `open_orders_end` ON `open_orders` (`expires_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_time` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`order_number` text,
	`status` text NOT NULL,
	`plan_id` text NOT NULL,
	`customer_id` text,
	`quiz_generations_left` integer NOT NULL,
	`resets_left` integer NOT NULL,
	`reserved_run` text,
	`reserved_until` integer,
	`current_period_start` text,
	`current_period_end` text,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`counted_period` text,
	`started_at` integer,
	`withdrawn_at` integer,
	`amount_grosze` integer,
	`applied_ticket` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "generations_never_below_0" CHECK("subscriptions"."quiz_generations_left" >= 0),
	CONSTRAINT "resets_never_below_0" CHECK("subscriptions"."resets_left" >= 0)
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_latest` ON `subscriptions` (`started_at`,`id`) WHERE "subscriptions"."started_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_order` ON `subscriptions` (`order_number`);--> statement-breakpoint
CREATE INDEX `subscriptions_run` ON `subscriptions` (`reserved_run`);--> statement-breakpoint
CREATE INDEX `subscriptions_withdrawn` ON `subscriptions` (`withdrawn_at`) WHERE "subscriptions"."withdrawn_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `referrals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`shared_at` integer NOT NULL,
	`verified_at` integer,
	`expires_at` integer,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `failed_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`user_id` text,
	`item` text,
	`order_number` text,
	`amount_grosze` integer NOT NULL,
	`currency` text NOT NULL,
	`failed_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `failed_refunds_user` ON `failed_refunds` (`user_id`);--> statement-breakpoint
CREATE INDEX `failed_refunds_open` ON `failed_refunds` (`failed_at`,`id`) WHERE "failed_refunds"."settled_at" IS NULL;--> statement-breakpoint
CREATE TABLE `departed_contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`item` text NOT NULL,
	`order_number` text,
	`address_hash` text NOT NULL,
	`address_sealed` text NOT NULL,
	`made_at` integer NOT NULL,
	`departed_at` integer NOT NULL,
	`period_start` text,
	`period_end` text,
	`amount_grosze` integer,
	`withdrawn_at` integer,
	`refunded_at` integer
);
--> statement-breakpoint
CREATE INDEX `departed_contracts_address` ON `departed_contracts` (`address_hash`);--> statement-breakpoint
CREATE INDEX `departed_contracts_order` ON `departed_contracts` (`order_number`);--> statement-breakpoint
CREATE INDEX `departed_contracts_age` ON `departed_contracts` (`made_at`);--> statement-breakpoint
CREATE INDEX `departed_contracts_pending` ON `departed_contracts` (`withdrawn_at`) WHERE "departed_contracts"."withdrawn_at" IS NOT NULL AND "departed_contracts"."refunded_at" IS NULL;--> statement-breakpoint
CREATE TABLE `withdrawal_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`address_hash` text NOT NULL,
	`address_sealed` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `withdrawal_links_user` ON `withdrawal_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `withdrawal_links_end` ON `withdrawal_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`sealed` text NOT NULL,
	`attempts` integer NOT NULL,
	`fault` text,
	`next_attempt_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `quotas` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quotas_end` ON `quotas` (`resets_at`);--> statement-breakpoint
CREATE TABLE `shared_cards` (
	`user_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`analysis_id` text NOT NULL,
	`zawod_id` text NOT NULL,
	`place` integer NOT NULL,
	`strengths` text NOT NULL,
	`name` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`analysis_id`) REFERENCES `user_analysis`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_cards_key_unique` ON `shared_cards` (`key`);--> statement-breakpoint
CREATE INDEX `shared_cards_analysis` ON `shared_cards` (`analysis_id`);--> statement-breakpoint
CREATE INDEX `shared_cards_end` ON `shared_cards` (`expires_at`);