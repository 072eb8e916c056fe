CREATE TABLE `person_facts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL,
	`health_consent_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
